import { useEffect } from 'react'
import { addressIn, PUBLIC_PATHS } from '#contracts/language/languages.ts'
import { language } from '#pwa/language/language.ts'

/**
 * Returns the address of a page for search engines. A public page has an address in each language.
 */
function addressOf(path: string): string {
  return PUBLIC_PATHS.includes(path) ? addressIn(language, path) : path
}

interface PageMetaProps {
  title: string
  /**
   * The description for search engines. When the visitor leaves the page, the description of the
   * document returns.
   */
  description: string
  path: string
}

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
