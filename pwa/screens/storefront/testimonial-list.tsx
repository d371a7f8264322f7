import { isolateInitials } from '#contracts/text/isolate.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { Section } from './section.tsx'
import styles from './testimonial-list.module.css'
import { ARE_SAMPLES, placeOf, TESTIMONIALS, type Testimonial } from './testimonials.ts'

const MAX_RATING = 5

export function Testimonials() {
  return (
    <Section
      id="testimonials"
      title="Success Stories"
      lede={
        ARE_SAMPLES
          ? 'These are samples. The operator of this site replaces them with the words of real customers.'
          : 'Customers who agreed to be quoted.'
      }
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
          <span>
            {visa} · {placeOf(testimonial)}, {country}
          </span>
          <span>
            {rating} of {MAX_RATING}
          </span>
        </p>
        {ARE_SAMPLES && <Badge>Sample</Badge>}
      </div>
    </li>
  )
}
