import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { setLanguage } from '#contracts/accounts/account.ts'
import {
  addressIn,
  PUBLIC_PATHS,
  readAddress,
  type Language,
} from '#contracts/language/languages.ts'
import { isBusy } from '#pwa/device/worker/busy.ts'
import { chooseForAYear } from '#pwa/language/language.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'

const LanguageQuestion = lazyPart(
  async () => (await import('./language-question.tsx')).LanguageQuestion,
)

interface LanguageSwitch {
  switchTo: (language: Language) => void
  /** The question whether to leave the page. Null when a reload interrupts nothing. */
  question: ReactNode
}

/** Changes the language of the app. A document has one language, so the page loads again. */
export function useLanguageSwitch(): LanguageSwitch {
  const [asked, setAsked] = useState<Language>()
  const { pathname, hash } = useLocation()
  const { user } = useKnownSession()

  async function leaveFor(language: Language) {
    chooseForAYear(language)
    // Mails have the language of the account. Without a connection, the account keeps its language.
    if (user) await call(setLanguage, { body: { language } }).catch(requireAway)
    const { path, language: ofAddress } = readAddress(pathname)
    // The origin, because the browser reads an address that begins with two slashes as another host.
    if (ofAddress || PUBLIC_PATHS.includes(path)) {
      location.assign(location.origin + addressIn(language, path) + hash)
    } else location.reload()
  }

  return {
    switchTo: (language) => {
      if (isBusy()) setAsked(language)
      else void leaveFor(language)
    },
    question: asked && (
      <LanguageQuestion
        onConfirm={() => {
          void leaveFor(asked)
        }}
        onClose={() => {
          setAsked(undefined)
        }}
      />
    ),
  }
}

function requireAway(error: unknown) {
  if (!(error instanceof NetworkError || error instanceof HttpError)) throw error
}
