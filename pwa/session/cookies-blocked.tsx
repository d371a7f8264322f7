import { Link } from 'react-router-dom'
import { isSiteDataBlocked } from '#pwa/ui/browser-storage.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './words.tsx'

/** Appears above a form. Says that the form cannot work, because this browser stores no session. */
export function CookiesBlocked() {
  if (!isSiteDataBlocked()) return null
  return (
    <Notice tone="warn" title={words.cookiesBlocked.title}>
      {words.cookiesBlocked.text((text) => (
        <Link to="/verify" reloadDocument>
          {text}
        </Link>
      ))}
    </Notice>
  )
}
