/** The texts of the static documents and of the manifest in a language. Their keys are the English texts. */
export interface DocumentWords {
  description: string
  titles: Record<string, string>
  noScript: Record<string, string>
  manifest: {
    shortcuts: Record<string, { name: string; description: string }>
    screenshots: Record<string, string>
  }
}
