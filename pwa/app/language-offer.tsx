import { useLocation } from 'react-router-dom'
import {
  acceptLanguage,
  addressIn,
  LANGUAGES,
  PUBLIC_PATHS,
} from '#contracts/language/languages.ts'
import { language, readChosenLanguage } from '#pwa/language/language.ts'
import { Notice } from '#pwa/ui/notice.tsx'

/**
 * Offers a public page in the language of the reader's browser. The address of the page shows
 * English until the reader has chosen a language.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const offered = acceptLanguage(navigator.languages)
  if (language !== 'en' || offered === 'en' || readChosenLanguage() !== undefined) return null
  if (!PUBLIC_PATHS.includes(pathname)) return null
  return (
    <Notice>
      <a lang={offered} hrefLang={offered} href={addressIn(offered, pathname)}>
        {LANGUAGES[offered].offer}
      </a>
    </Notice>
  )
}
