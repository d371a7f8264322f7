import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Rosette } from '#pwa/ui/paper/guilloche.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { FEATURES, type Feature } from './feature-list.ts'
import styles from './features.module.css'
import { Section } from './section.tsx'
import { SourcedNote } from './sourced-note.tsx'

export function Features() {
  const [shown, setShown] = useState<Feature | null>(null)

  function close() {
    setShown(null)
  }

  return (
    <Section
      id="features"
      title="What you prepare with"
      lede="Six tools. Each statement in them carries its date and its source."
    >
      <ul className={styles['sheet']}>
        {FEATURES.map((feature) => (
          <li key={feature.id} className={styles['feature']}>
            <Rosette seed={`feature ${feature.id}`} className={styles['vignette']} />
            <h3>{unbroken(feature.title)}</h3>
            <p>{unbroken(feature.text)}</p>
            {feature.notes.map((id) => (
              <SourcedNote key={id} id={id} />
            ))}
            <Button
              size="small"
              className={styles['more']}
              aria-label={`Learn More: ${feature.title}`}
              aria-haspopup="dialog"
              onClick={() => setShown(feature)}
            >
              Learn More
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        title={shown?.title ?? ''}
        description={shown && unbroken(shown.text)}
        isOpen={shown !== null}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Got It
          </Button>
        }
      >
        <Points title="How It Works" points={shown?.howItWorks} />
        <Points title="Key Benefits" points={shown?.keyBenefits} />
        <Points title="Examples" points={shown?.examples} />
      </Dialog>
    </Section>
  )
}

function Points({ title, points = [] }: { title: string; points?: readonly string[] | undefined }) {
  return (
    <section className={styles['points']}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{unbroken(point)}</li>
        ))}
      </ul>
    </section>
  )
}
