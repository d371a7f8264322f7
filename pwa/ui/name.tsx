/** What somebody or something is called, where it stands alone beside other things; in a sentence `isolate`. */
export function Name({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>
}
