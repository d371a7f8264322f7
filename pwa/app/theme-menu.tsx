import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'
import { setTheme, THEMES, useTheme } from '#pwa/ui/theme.ts'
import { words } from './words.tsx'

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor }

export function ThemeMenu() {
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
