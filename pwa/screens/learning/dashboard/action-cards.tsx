import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Download from 'lucide-react/icons/download'
import MessagesSquare from 'lucide-react/icons/messages-square'
import { Link } from 'react-router-dom'
import type { LearningPath } from '#contracts/learning/learning.ts'
import type { Progress } from '#contracts/sync.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './action-cards.module.css'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { answersName } from '#pwa/screens/learning/path-progress.ts'
import { words } from './words.tsx'

const SIMULATOR = '/learn/simulator'

const ACTIONS = [
  {
    to: '/test',
    ...words.actions.test,
    icon: ClipboardCheck,
  },
  {
    to: SIMULATOR,
    ...words.actions.simulator,
    icon: MessagesSquare,
  },
  {
    to: '/dashboard/downloads',
    ...words.actions.resources,
    icon: Download,
  },
]

interface ActionCardsProps {
  paths: readonly LearningPath[]
  owner: string
  progress: Progress
}

export function ActionCards({ paths, owner, progress }: ActionCardsProps) {
  const path = paths.find(({ id }) => id === 'simulator')
  const names = path?.modules.map(({ id }) => moduleName(path.id, id)) ?? []
  const { notes } = useNotes(owner, answersName(names[0] ?? ''))
  const hasAnswered =
    Object.values(notes ?? {}).some((answer) => answer !== '') ||
    names.some((name) => progress.modules.has(name))
  return (
    <ul className={styles['actions']}>
      {ACTIONS.map(({ to, title, text, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles['action']}>
            <Icon aria-hidden="true" />
            <span>
              <span className={styles['title']}>
                {to === SIMULATOR && !hasAnswered ? words.actions.startSimulator : title}
              </span>
              <span className={styles['text']}>{unbroken(text)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
