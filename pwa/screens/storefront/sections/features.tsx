import { useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Rosette } from '#pwa/ui/paper/guilloche.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { FEATURES, type Feature } from './feature-list.ts'
import styles from './features.module.css'
import { Section } from '#pwa/screens/storefront/section.tsx'
import { words } from './words.tsx'
import { SourcedNote } from '#pwa/screens/storefront/sourced-note.tsx'

export function Features() {
  const [shown, setShown] = useState<Feature | null>(null)

  function close() {
    setShown(null)
  }

  return (
    <Section id="features" title={words.features.title} lede={words.features.lede}>
      <ul className={styles['sheet']}>
        {FEATURES.map((feature) => (
          <li key={feature.id} className={styles['feature']}>
            <Rosette seed={`feature ${feature.id}`} className={styles['vignette']} />
            <h3>{unbroken(feature.title)}</h3>
            <p>{unbroken(feature.text)}</p>
            <Button
              size="small"
              className={styles['more']}
              aria-label={words.features.learnMoreAbout(feature.title)}
              aria-haspopup="dialog"
              onClick={() => setShown(feature)}
            >
              {words.features.learnMore}
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
            {words.features.gotIt}
          </Button>
        }
      >
        <Points title={words.features.howItWorks} points={shown?.howItWorks} />
        <Points title={words.features.keyBenefits} points={shown?.keyBenefits} />
        <Points title={words.features.examples} points={shown?.examples} />
        {shown?.notes.map((id) => (
          <SourcedNote key={id} id={id} />
        ))}
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
