import Languages from 'lucide-react/icons/languages'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/language/languages.ts'
import { readerLanguage } from '#pwa/language/language.ts'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'
import { useLanguageSwitch } from '#pwa/device/language/use-language-switch.tsx'
import { setTheme, THEMES, useTheme } from '#pwa/ui/theme.ts'
import { words } from './words.tsx'

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor }

/** The menus of language and theme. They load later, and narrow screens have them in their sheet. */
export function ThemeAndLanguage() {
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
    </>
  )
}

function LanguageMenu() {
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

function ThemeMenu() {
  const theme = useTheme()
  const Icon = THEME_ICONS[theme]
  return (
    <Menu label={words.theme} align="end" trigger={<Icon />}>
      {THEMES.map((choice) => {
        const ChoiceIcon = THEME_ICONS[choice]
        return (
          <MenuButton
            key={choice}
            icon={<ChoiceIcon />}
            isChecked={choice === theme}
            onSelect={() => {
              setTheme(choice)
            }}
          >
            {words.themes[choice]}
          </MenuButton>
        )
      })}
    </Menu>
  )
}
