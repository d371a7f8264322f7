import { useEffect, useRef, useState } from 'react'
import type { VisaCard } from '#contracts/learning/learning.ts'
import { Waves } from '#pwa/ui/paper/guilloche.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { LimitsLookUp } from '#pwa/device/content/limits-by-nationality.tsx'
import { BuyLink } from '#pwa/screens/storefront/buy-link.tsx'
import { PRICE } from '#pwa/screens/storefront/claims/claims.ts'
import { Section } from '#pwa/screens/storefront/section.tsx'
import { words } from './words.tsx'
import styles from './visa-picker.module.css'

export function VisaPicker({ cards }: { cards: readonly VisaCard[] }) {
  const [chosenId, setChosenId] = useState<VisaCard['id'] | null>(null)
  const chosen = cards.find(({ id }) => id === chosenId)
  const side = useRef<HTMLDivElement>(null)

  // Scrolls to the requirements. On a phone, they are below the cards and may be outside the
  // screen.
  useEffect(() => {
    if (chosenId !== null) side.current?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  return (
    <Section id="visa-types" title={words.picker.title} lede={words.picker.lede}>
      <LimitsLookUp />
      <div className={styles['picker']}>
        <fieldset className={styles['cards']}>
          <legend className={styles['legend']}>{words.picker.visaClass}</legend>
          {cards.map(({ id, visaType, title, description, badge }) => (
            <label key={id} className={styles['card']} data-class={visaType}>
              <input
                type="radio"
                name="visa"
                className={styles['radio']}
                checked={id === chosenId}
                onChange={() => setChosenId(id)}
              />
              <span className={styles['stub']}>{visaType}</span>
              <span className={styles['words']}>
                <strong>{unbroken(title)}</strong>
                <span className={styles['badge']}>{unbroken(badge)}</span>
                <span className={styles['description']}>{unbroken(description)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div ref={side} className={styles['side']} aria-live="polite">
          {chosen ? (
            <Requirements card={chosen} />
          ) : (
            <p className={styles['empty']}>{words.picker.empty}</p>
          )}
        </div>
      </div>
    </Section>
  )
}

function Requirements({ card }: { card: VisaCard }) {
  return (
    <article className={styles['requirements']} data-class={card.visaType}>
      <Waves seed={`requirements ${card.id}`} className={styles['waves']} />
      <h3>{words.picker.requires(card.title)}</h3>
      <DatedText item={card}>
        <ul>
          {card.requirements.map((requirement) => (
            <li key={requirement}>{unbroken(requirement)}</li>
          ))}
        </ul>
      </DatedText>
      <BuyLink>{words.picker.getTheGuide(PRICE)}</BuyLink>
    </article>
  )
}
