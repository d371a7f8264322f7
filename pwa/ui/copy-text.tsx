import Copy from 'lucide-react/icons/copy'
import { copy } from './copy.ts'
import styles from './copy-text.module.css'
import { words } from './words.ts'
import { showToast } from './toast-store.ts'
import { IconButton } from './button.tsx'
import { Printed } from './printed.tsx'

interface CopyTextProps {
  text: string
  /** The visible text, if it is shorter than the text to copy. */
  shown?: string
  /**
   * The noun for the text, such as "transaction hash". In every language, it is without an article.
   */
  noun: string
}

/** Shows an id or a hash, with a button that copies the whole text. */
export function CopyText({ text, shown = text, noun }: CopyTextProps) {
  async function copyAll() {
    if (await copy(text)) showToast({ title: words.copyText.copied(noun) })
    else {
      showToast({
        title: words.copyText.failed.title(noun),
        description: words.copyText.failed.text,
        variant: 'destructive',
      })
    }
  }

  return (
    <span className={styles['copy']}>
      <code translate="no" title={text}>
        <Printed screen={shown} paper={text} />
      </code>
      <span className={styles['button']}>
        <IconButton
          label={words.copyText.copy(noun)}
          size="small"
          icon={<Copy />}
          onClick={() => void copyAll()}
        />
      </span>
    </span>
  )
}
