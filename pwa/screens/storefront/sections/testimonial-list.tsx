import { isolateInitials } from '#contracts/text/isolate.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { Section } from '#pwa/screens/storefront/section.tsx'
import { words } from './words.tsx'
import styles from './testimonial-list.module.css'
import {
  ARE_SAMPLES,
  placeOf,
  TESTIMONIALS,
  type Testimonial,
} from '#pwa/screens/storefront/testimonials/testimonials.ts'
const MAX_RATING = 5

export function Testimonials() {
  return (
    <Section
      id="testimonials"
      title={words.testimonials.title}
      lede={ARE_SAMPLES ? words.testimonials.areSamples : words.testimonials.areReal}
    >
      <ul className={styles['list']}>
        {TESTIMONIALS.map((testimonial) => (
          <Quote key={testimonial.initials} testimonial={testimonial} />
        ))}
      </ul>
    </Section>
  )
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { name, visa, country, rating, text, initials } = testimonial
  return (
    <li className={styles['quote']} data-class={visa}>
      <blockquote>{unbroken(text)}</blockquote>
      <div className={styles['person']}>
        <span className={styles['initials']} aria-hidden="true">
          {isolateInitials(initials)}
        </span>
        <p>
          <strong>{name}</strong>
          <span>{words.testimonials.person(visa, placeOf(testimonial), country)}</span>
          <span>{words.testimonials.rating(rating, MAX_RATING)}</span>
        </p>
        {ARE_SAMPLES && <Badge>{words.testimonials.sample}</Badge>}
      </div>
    </li>
  )
}
