import { Link } from 'react-router-dom'
import type { ExamTheme } from '#contracts/learning/exam.ts'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'

/** Lists themes to study. Each theme has the modules that teach it. */
export function ThemeList({ themes }: { themes: readonly ExamTheme[] }) {
  return (
    <ul>
      {themes.map(({ name, modules }) => (
        <li key={name}>
          {name}:{' '}
          {modules.map(({ path, module, title }, at) => (
            <span key={module}>
              {at > 0 && '; '}
              <Link to={moduleAddress(path, module)}>{unbroken(title)}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
