import type { CardsPage, PlacedCard } from './cards.ts'
import styles from './cards-sheet.module.css'
import type { Edition } from './edition.ts'
import type { Words } from './words.ts'
import { lengthOf, WordsView } from './words-view.tsx'

interface CardsSheetProps {
  page: CardsPage
  places: Edition['places']
}

export function CardsSheet({ page, places }: CardsSheetProps) {
  const { interviewClass, title, cards, ownLines } = page
  const themes = [...new Set(cards.map(({ theme }) => theme))]
  return (
    <div className={styles['cards']} data-class={interviewClass}>
      <div className={styles['strip']}>
        <h3 className={styles['class']}>{title}</h3>
        <span>{themes.join(' · ')}</span>
      </div>
      {cards.map((card) => (
        <CardView key={card.id} card={card} places={places} />
      ))}
      {ownLines > 0 && (
        <div className={styles['own']}>
          <h4 className={styles['ownTitle']}>A question of your own</h4>
          <p>What it is, what you will cover, and which paper shows it.</p>
          <WordsView all={lines(ownLines)} places={places} />
        </div>
      )}
    </div>
  )
}

function CardView({ card, places }: { card: PlacedCard; places: Edition['places'] }) {
  const { head, columns, foot, given } = card
  return (
    <div className={styles['card']} style={{ height: lengthOf(given) }} data-card>
      <WordsView all={head} places={places} />
      <div className={styles['columns']}>
        {columns.map((words, at) => (
          <div key={at}>
            <WordsView all={words} places={places} />
          </div>
        ))}
      </div>
      <WordsView all={lines(card.lines)} places={places} />
      <div className={styles['foot']}>
        <WordsView all={foot} places={places} />
      </div>
    </div>
  )
}

function lines(count: number): Words[] {
  return Array.from({ length: count }, () => ({ style: 'rule', text: '' }))
}
