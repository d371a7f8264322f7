import { useId, type ReactNode } from 'react'
import styles from './file-zone.module.css'

interface FileZoneProps {
  title: string
  hint: ReactNode
  icon: ReactNode
  /** The file types, in the format of the input's `accept` attribute. */
  accept: string
  onFile: (file: File) => void
}

/** An area in which the user chooses or drops a file. */
export function FileZone({ title, hint, icon, accept, onFile }: FileZoneProps) {
  const id = useId()

  function takeFirst(files: FileList) {
    const [file] = files
    if (file) onFile(file)
  }

  return (
    <label
      htmlFor={id}
      className={styles['zone']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        takeFirst(event.dataTransfer.files)
      }}
    >
      {icon}
      <span className={styles['title']}>{title}</span>
      <span className={styles['hint']}>{hint}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        className={styles['input']}
        onChange={({ target }) => {
          if (target.files) takeFirst(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}
