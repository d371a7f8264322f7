import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { LearningModule, LearningPath, PathId } from '#contracts/learning/learning.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { WordsHere } from '#pwa/device/glossary/words-here.tsx'
import { toEvent } from '#pwa/device/progress/learning-log.ts'
import { useProgress, useRecord } from '#pwa/device/progress/use-progress.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { isModuleDone, moduleName } from '#contracts/learning/module-progress.ts'
import { WithLearning } from '#pwa/screens/learning/with-learning.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { ModuleContent } from './module-content.tsx'
import { ModuleFoot } from './module-foot.tsx'
import { ModuleNotices } from './module-notices.tsx'
import styles from './viewer-page.module.css'
import { words } from './words.ts'

const FIRST_PATH = 'requirements'

/** Links that a path has in addition to its modules. */
const TOOLS: Partial<Record<PathId, { to: string; label: string }>> = {
  ds160: { to: '/dashboard/ds160', label: words.openCompanion },
}

export function ViewerPage() {
  const { moduleId = FIRST_PATH } = useParams()
  return (
    <WithLearning>
      {({ paths }, owner) => {
        const path = paths.find(({ id }) => id === moduleId)
        if (!path) return <Navigate to="/dashboard" replace />
        return <Viewer key={path.id} path={path} owner={owner} />
      }}
    </WithLearning>
  )
}

function Viewer({ path, owner }: { path: LearningPath; owner: string }) {
  const [search, setSearch] = useSearchParams()
  const index = placeOf(path, search.get('module'))
  const { data: progress, isPending } = useProgress(owner)
  const record = useRecord(owner)
  const navigate = useNavigate()
  const top = useRef<HTMLElement>(null)
  useScrollOnChange(index, top)

  const module = path.modules[index]
  if (!module) return null

  const tool = TOOLS[path.id]
  const isLast = index === path.modules.length - 1
  const isCompleted = progress !== undefined && isModuleDone(path.id, module, progress)

  async function complete(id: string) {
    if (progress?.modules.has(moduleName(path.id, id))) return
    await record(toEvent('module_completed', { path: path.id, module: id }))
  }

  function moveOn() {
    // Opens no other page when the reader has left this screen in the meantime.
    if (!top.current) return
    if (isLast) void navigate('/dashboard')
    else moveTo(index + 1)
  }

  /**
   * Opens a module in a new history entry. Back then opens the previous module, and a reload opens
   * the same module.
   */
  function moveTo(place: number) {
    setSearch({ module: path.modules[place]?.id ?? '' })
  }

  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/dashboard">
          {learningWords.backToDashboard}
        </ButtonLink>
      </div>
      <PageHeading
        title={path.title}
        actions={
          tool && (
            <ButtonLink variant="primary" to={tool.to}>
              {unbroken(tool.label)}
            </ButtonLink>
          )
        }
      >
        {unbroken(path.description)}
      </PageHeading>
      <ModuleProgress
        module={module}
        position={index + 1}
        count={path.modules.length}
        isCompleted={isCompleted}
      />
      <article ref={top} tabIndex={-1} className={styles['content']} aria-labelledby="module">
        <DatedText item={module}>
          <ModuleContent key={module.id} path={path} module={module} owner={owner} />
        </DatedText>
        <ModuleNotices ids={module.notices} owner={owner} />
        <footer className={styles['foot']}>
          {module.type === 'reading' && <WordsHere texts={[module.content]} />}
          <p>{learningWords.legalLine}</p>
        </footer>
      </article>
      <ModuleFoot
        key={module.id}
        module={module}
        isFirst={index === 0}
        isLast={isLast}
        isCompleted={isPending ? null : isCompleted}
        onBack={() => moveTo(index - 1)}
        onComplete={() => complete(module.id)}
        onMoveOn={moveOn}
      />
    </Page>
  )
}

/**
 * Returns the position of the module that the address names. Returns the first position when the
 * path has no such module.
 */
function placeOf({ modules }: LearningPath, id: string | null): number {
  return Math.max(
    0,
    modules.findIndex((module) => module.id === id),
  )
}

interface ModuleProgressProps {
  module: LearningModule
  position: number
  count: number
  isCompleted: boolean
}

function ModuleProgress({ module, position, count, isCompleted }: ModuleProgressProps) {
  return (
    <section className={styles['progress']} aria-label={words.progress.label}>
      <div className={styles['module']}>
        <h2 id="module">
          <ItemTitle item={module} />
        </h2>
        <Badge tone={isCompleted ? 'ok' : 'neutral'}>
          {isCompleted ? words.progress.completed : words.progress.inProgress}
        </Badge>
      </div>
      <p className={styles['facts']}>
        {words.progress.facts(position, count, module.estimatedTime)}
      </p>
      <ProgressBar label={words.progress.bar} value={position / count} />
    </section>
  )
}

/** Scrolls to the top when the module changes, and moves the focus there for screen readers. */
function useScrollOnChange(index: number, top: { readonly current: HTMLElement | null }) {
  const last = useRef(index)
  useEffect(() => {
    if (last.current === index) return
    last.current = index
    scrollTo({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [index, top])
}
