import { useEffect } from 'react'

interface PageMetaProps {
  title: string
  /** For search engines; the text of the document itself returns when the page is left. */
  description: string
  path: string
}

/** What search engines and the browser's tab show of a public page. */
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
      <link rel="canonical" href={location.origin + path} />
    </>
  )
}
