/** Shows the name of a person or thing beside other content. Inside a sentence, use `isolate`. */
export function Name({ children }: { children: string }) {
  return <bdi translate="no">{children}</bdi>
}
