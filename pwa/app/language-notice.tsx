import { useLocation } from 'react-router-dom'
import {
  acceptLanguage,
  addressIn,
  type OtherLanguage,
  PUBLIC_PATHS,
} from '#contracts/language/languages.ts'
import { language, languageAt, readChosenLanguage, readerLanguage } from '#pwa/language/language.ts'
import { Notice } from '#pwa/ui/notice.tsx'

/** These words are here, because a document in English has no other words of these languages. */
export const WORDS: Record<OtherLanguage, { inEnglish: string; offer: string }> = {
  es: { inEnglish: 'Esta página está solo en inglés.', offer: 'Ver esta página en español' },
  ar: { inEnglish: 'هذه الصفحة بالإنجليزية فقط.', offer: 'عرض هذه الصفحة بالعربية' },
}

/**
 * Tells a reader of another language why a page is in English. A screen can exist in English only. A public
 * page has another address in the reader's language, and without a choice it is in English for all readers.
 */
export function LanguageNotice() {
  const { pathname } = useLocation()
  if (language !== 'en') return null
  if (readerLanguage !== 'en' && languageAt(pathname) === 'en') {
    return (
      <Notice>
        <p lang={readerLanguage} dir="auto">
          {WORDS[readerLanguage].inEnglish}
        </p>
      </Notice>
    )
  }
  const offered = acceptLanguage(navigator.languages)
  if (offered === 'en' || readChosenLanguage() || !PUBLIC_PATHS.includes(pathname)) return null
  return (
    <Notice>
      <a lang={offered} hrefLang={offered} href={addressIn(offered, pathname)}>
        {WORDS[offered].offer}
      </a>
    </Notice>
  )
}
