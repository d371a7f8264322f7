/** Shows the name of a person or thing next to other content. In a sentence, use `isolate`. */
export function Name({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>
}
