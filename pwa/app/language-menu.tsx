import Languages from 'lucide-react/icons/languages'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/language/languages.ts'
import { readerLanguage } from '#pwa/language/language.ts'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'
import { words } from './words.tsx'
import { useLanguageSwitch } from '#pwa/device/language/use-language-switch.tsx'

export function LanguageMenu() {
  const { switchTo, question } = useLanguageSwitch()
  return (
    <>
      <Menu label={words.language.label} align="end" trigger={<Languages />}>
        {LANGUAGE_NAMES.map((choice) => (
          <MenuButton
            key={choice}
            lang={choice}
            isChecked={choice === readerLanguage}
            onSelect={() => {
              switchTo(choice)
            }}
          >
            {LANGUAGES[choice].name}
          </MenuButton>
        ))}
      </Menu>
      {question}
    </>
  )
}
