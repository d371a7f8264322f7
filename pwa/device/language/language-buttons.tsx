import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/language/languages.ts'
import { readerLanguage } from '#pwa/language/language.ts'
import { Button } from '#pwa/ui/button.tsx'
import { useLanguageSwitch } from './use-language-switch.tsx'

export function LanguageButtons() {
  const { switchTo, question } = useLanguageSwitch()
  return (
    <>
      {LANGUAGE_NAMES.map((choice) => (
        <Button
          key={choice}
          lang={choice}
          size="small"
          variant={choice === readerLanguage ? 'primary' : 'secondary'}
          aria-pressed={choice === readerLanguage}
          onClick={() => {
            switchTo(choice)
          }}
        >
          {LANGUAGES[choice].name}
        </Button>
      ))}
      {question}
    </>
  )
}
