/** The name of a person or thing, alone beside other content. Within a sentence use `isolate`. */
export function Name({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>
}
