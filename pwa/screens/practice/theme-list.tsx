import { Link } from 'react-router-dom'
import type { ExamTheme } from '#contracts/learning/exam.ts'
import type { LearningPath } from '#contracts/learning/learning.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'

interface ThemeListProps {
  themes: readonly ExamTheme[]
  /** The paths on this device. Without them, the titles are those that the server has written. */
  paths?: readonly LearningPath[]
}

/** Lists themes to study. Each theme has the modules that teach it. */
export function ThemeList({ themes, paths = [] }: ThemeListProps) {
  function nameModule(path: string, module: string) {
    const item = paths.find(({ id }) => id === path)?.modules.find(({ id }) => id === module)
    return item && <ItemTitle item={item} />
  }

  return (
    <ul>
      {themes.map(({ name, modules }) => (
        <li key={name}>
          {labelOf(name)}:{' '}
          {modules.map(({ path, module, title }, at) => (
            <span key={module}>
              {at > 0 && '; '}
              <Link to={moduleAddress(path, module)}>
                {nameModule(path, module) ?? unbroken(title)}
              </Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
