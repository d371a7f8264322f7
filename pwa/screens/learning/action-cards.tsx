import { ClipboardCheck, Download, MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './cards.module.css'

const ACTIONS = [
  {
    to: '/test',
    title: 'Take Practice Test',
    text: 'Timed or untimed, with the reasons for each answer.',
    icon: ClipboardCheck,
  },
  {
    to: '/learn/simulator',
    title: 'Continue Simulator',
    text: 'Questions, outlines and a box for your own words.',
    icon: MessagesSquare,
  },
  {
    to: '/dashboard/downloads',
    title: 'Download Resources',
    text: 'Cheat sheets, checklists and the DS-160 worksheet on paper.',
    icon: Download,
  },
]

export function ActionCards() {
  return (
    <ul className={styles['actions']}>
      {ACTIONS.map(({ to, title, text, icon: Icon }) => (
        <li key={to}>
          <Link to={to} className={styles['action']}>
            <Icon aria-hidden="true" />
            <span>
              <span className={styles['title']}>{title}</span>
              <span className={styles['text']}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
