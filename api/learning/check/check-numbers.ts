import {
  ARRIVE_EARLY_MINUTES,
  BARCODE_CHECK_BUSINESS_DAYS,
  DS160_SAVE_MINUTES,
  FINAL_REVIEW_HOURS,
  PUBLIC_PROFILE_DAYS,
} from '#contracts/learning/practice.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { type CheckedContent, correctedTexts, type Finding, itemsOf } from './checked-content.ts'

/** Phrases with numbers of the spec or of our own advice. These numbers need no fact. */
const OURS = [
  '5 to 10 minutes (was 2 to 3)',
  `${String(ARRIVE_EARLY_MINUTES)} minutes early`,
  `${String(PUBLIC_PROFILE_DAYS)} days before`,
  `${String(PUBLIC_PROFILE_DAYS)} days is our advice`,
  `${String(FINAL_REVIEW_HOURS)} hours`,
  `${String(DS160_SAVE_MINUTES)} minutes`,
  `${String(BARCODE_CHECK_BUSINESS_DAYS)} business days before`,
  'past 5 years',
  'since 2025',
  '2025 rules',
  '2025 Visa Requirements',
  'in 2025 and 2026',
]
/** Names that contain a number, for example the names of forms, classes, laws and dockets. */
const NAMES =
  /\b(DS|[A-Z]{1,2}|NATO|TECRO E)-\d+[A-Z]*\d*\b|\b(221|214|212|101)\([a-z]\)(\([0-9a-zA-Z]+\))*|\b\d+ (CFR|USC|FR|FAM) [\d.()a-z-]+|50\/50|\b9-11\b|Proclamation \d+|^#+ \d+\. /g
const DATE =
  /\b(\d{1,2} )?(January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?\b/g
const NUMBER = /\$?\d[\d,.]*\d|\$?\d/g
const AS_OF = /^(Note: )?(As of|Edition of) \d{1,2} [A-Z][a-z]+ \d{4}[:;]/

/**
 * The countries that rule 3 looks for in texts, in addition to the countries in the lists of the facts
 * (`countriesIn`).
 */
const COUNTRIES = [
  'India',
  'China',
  'Brazil',
  'Mexico',
  'Canada',
  'Italy',
  'Germany',
  'Russia',
  'Japan',
  'Ghana',
  'Turkey',
]

function countriesIn(values: CheckedContent['values']): string[] {
  const named = Object.values(values).flatMap((value) => {
    const { countries } = value
    return countries === undefined || typeof countries === 'string' ? [] : countries
  })
  return [...new Set([...COUNTRIES, ...named])]
}

function claimsIn(text: string, countries: readonly string[]): string[] {
  const ours = OURS.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text)
  const plain = ours.replace(AS_OF, ' ').replaceAll(NAMES, ' ')
  const dates = [...plain.matchAll(DATE)].map(([date]) => date).filter((date) => /\d/.test(date))
  const numbers = plain.replaceAll(DATE, ' ').match(NUMBER) ?? []
  return [...dates, ...numbers, ...countries.filter((country) => isIn(country, plain))]
}

function isIn(claim: string, text: string): boolean {
  if (!text.includes(claim)) return false
  const exact = claim.replaceAll(/[.$()]/g, '\\$&')
  return new RegExp(`(?<![\\w,.$])${exact}(?!\\w|[,.]\\d)`).test(text)
}

/** Rule 3: each number, date, amount and country in a text is also in a fact that its item cites. */
export function* checkNumbers(content: CheckedContent): Generator<void, Finding[]> {
  const statements = new Map(
    content.facts.map(({ id, statement, asOf }) => [id, `${statement} ${writeDay(asOf)}`]),
  )
  const countries = countriesIn(content.values)
  const findings: Finding[] = []
  const items = itemsOf(content).map(({ where, item, texts }) => ({
    where,
    facts: item.facts,
    texts,
  }))
  for (const { where, facts, texts } of [...items, ...correctedTexts(content)]) {
    const stated = facts.map((id) => statements.get(id) ?? '').join('\n')
    const unstated = texts
      .flatMap((text) => claimsIn(text, countries))
      .filter((claim) => !isIn(claim, stated))
    findings.push(
      ...unstated.map((claim) => ({ rule: 3, where, what: `no cited fact says "${claim}"` })),
    )
    yield
  }
  return findings
}
