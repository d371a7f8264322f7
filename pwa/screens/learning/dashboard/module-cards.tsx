import BookOpen from 'lucide-react/icons/book-open'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import FolderCheck from 'lucide-react/icons/folder-check'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ScrollText from 'lucide-react/icons/scroll-text'
import Share2 from 'lucide-react/icons/share-2'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { LearningPath } from '#contracts/learning/learning.ts'
import type { Progress } from '#contracts/sync.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from '#pwa/screens/learning/cards.module.css'
import { progressOf } from '#pwa/screens/learning/path-progress.ts'
import { words } from './words.tsx'

const ICONS: Record<string, LucideIcon> = {
  'scroll-text': ScrollText,
  'messages-square': MessagesSquare,
  'share-2': Share2,
  'file-pen-line': FilePenLine,
  'folder-check': FolderCheck,
  'life-buoy': LifeBuoy,
}

interface ModuleCardsProps {
  paths: readonly LearningPath[]
  progress: Progress | undefined
}

export function ModuleCards({ paths, progress }: ModuleCardsProps) {
  return (
    <ul className={styles['paths']}>
      {paths.map((path) => (
        <li key={path.id}>
          <ModuleCard path={path} progress={progress} />
        </li>
      ))}
    </ul>
  )
}

function ModuleCard({ path, progress }: { path: LearningPath; progress: Progress | undefined }) {
  const done = progress && progressOf(path, progress)
  const Icon = ICONS[path.icon] ?? BookOpen
  return (
    <Link to={`/learn/${path.id}`} className={styles['path']}>
      <span className={styles['head']}>
        <Icon aria-hidden="true" />
        <span className={styles['title']}>{unbroken(path.title)}</span>
        <Badge tone={done?.percent === 100 ? 'ok' : 'neutral'}>
          {done?.percent === 100 ? words.paths.completed : unbroken(path.badge)}
        </Badge>
      </span>
      <span className={styles['text']}>{unbroken(path.description)}</span>
      <span className={styles['foot']}>
        <ProgressBar
          label={words.paths.progress(path.title)}
          value={(done?.percent ?? 0) / 100}
          tone="ok"
        />
        <span className={styles['count']}>
          {done ? words.paths.modules(done.completedItems, done.totalItems) : '–'}
        </span>
      </span>
    </Link>
  )
}
