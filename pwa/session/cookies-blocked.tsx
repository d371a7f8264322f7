import { Link } from 'react-router-dom'
import { isSiteDataBlocked } from '#pwa/ui/kept-texts.ts'
import { Notice } from '#pwa/ui/notice.tsx'

/** Says above a form why the form cannot work: this browser stores no session. */
export function CookiesBlocked() {
  if (!isSiteDataBlocked()) return null
  return (
    <Notice tone="warn" title="This browser blocks cookies">
      Without cookies you cannot sign in or pay here. Allow them for this site in the settings of
      the browser, then load this page again. You can{' '}
      <Link to="/verify" reloadDocument>
        check a code
      </Link>{' '}
      without them.
    </Notice>
  )
}
