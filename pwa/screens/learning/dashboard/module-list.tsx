import BookOpen from 'lucide-react/icons/book-open'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import FolderCheck from 'lucide-react/icons/folder-check'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import type { LucideIcon } from 'lucide-react'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ScrollText from 'lucide-react/icons/scroll-text'
import Share2 from 'lucide-react/icons/share-2'
import { Link } from 'react-router-dom'
import type { LearningPath } from '#contracts/learning/learning.ts'
import type { Progress } from '#contracts/sync.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { progressOf } from '#pwa/screens/learning/path-progress.ts'
import styles from './module-list.module.css'
import { words } from './words.tsx'

const ICONS: Record<string, LucideIcon> = {
  'scroll-text': ScrollText,
  'messages-square': MessagesSquare,
  'share-2': Share2,
  'file-pen-line': FilePenLine,
  'folder-check': FolderCheck,
  'life-buoy': LifeBuoy,
}

interface ModuleListProps {
  paths: readonly LearningPath[]
  progress: Progress
}

export function ModuleList({ paths, progress }: ModuleListProps) {
  return (
    <ul className={styles['modules']}>
      {paths.map((path) => (
        <li key={path.id}>
          <ModuleLine path={path} progress={progress} />
        </li>
      ))}
    </ul>
  )
}

function ModuleLine({ path, progress }: { path: LearningPath; progress: Progress }) {
  const { percent, completedItems, totalItems } = progressOf(path, progress)
  const Icon = ICONS[path.icon] ?? BookOpen
  return (
    <Link to={`/learn/${path.id}`} className={styles['module']}>
      <Icon aria-hidden="true" />
      <span className={styles['words']}>
        <span className={styles['head']}>
          <span className={styles['title']}>{unbroken(path.title)}</span>
          <Badge tone={percent === 100 ? 'ok' : 'neutral'}>
            {percent === 100 ? words.paths.completed : unbroken(path.badge)}
          </Badge>
        </span>
        <span className={styles['text']}>{unbroken(path.description)}</span>
      </span>
      <span className={styles['progress']}>
        <span className={styles['count']}>{words.paths.modules(completedItems, totalItems)}</span>
        <ProgressBar label={words.paths.progress(path.title)} value={percent / 100} tone="ok" />
      </span>
    </Link>
  )
}
