import { useEffect } from 'react'
import { addressIn, PUBLIC_PATHS } from '#contracts/language/languages.ts'
import { language } from '#pwa/language/language.ts'

/** Only the public pages have an address in each language. */
function addressOf(path: string): string {
  return PUBLIC_PATHS.includes(path) ? addressIn(language, path) : path
}

interface PageMetaProps {
  title: string
  /** The text for search engines. The document's own text returns when the visitor leaves the page. */
  description: string
  path: string
}

/** Sets the texts of a public page for search engines and for the browser's tab. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  useEffect(() => {
    const meta = document.querySelector('meta[name="description"]')
    const original = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', description)
    return () => meta?.setAttribute('content', original)
  }, [description])

  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={location.origin + addressOf(path)} />
    </>
  )
}
