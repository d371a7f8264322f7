import type { DatedNotice } from '#contracts/learning.ts'
import { dateBy } from './dating.ts'

const newClasses: DatedNotice = {
  id: 'review-of-more-classes',
  title: 'Review of online presence: more classes',
  text: 'One report of 30 March 2026 says that about 14 more visa classes were told to set profiles to public, K-1, R-1, T and U among them, and that B-1/B-2, O-1, L-1 and E-2 were not. We found no second source. The page of the State Department and your post decide.',
  ...dateBy('news', ['S7']),
  expires: '2026-12-18',
}

const closedAccounts: DatedNotice = {
  id: 'closed-accounts',
  title: 'Closed and unused accounts',
  text: 'As of June 2026 one report says that accounts you closed or no longer use should be listed too, if you used them in the last five years. The DS-160 itself decides: read its question word for word.',
  ...dateBy('ceac', ['S2']),
}

const designatedPosts: DatedNotice = {
  id: 'designated-posts',
  title: 'Countries without routine visa service',
  text: 'As of 6 September 2025 nationals of countries without routine US visa service were given designated posts, for example Dubai for Iran, Astana or Warsaw for Russia, Bogota for Venezuela. The list may have changed: look for it on the official page.',
  ...dateBy('posts', ['W5']),
  expires: '2026-12-18',
}

const fees: DatedNotice = {
  id: 'fees',
  title: 'Fees: application and SEVIS',
  text: 'The visa application (MRV) fee was $185 for B, F, J and M, $205 for H, L, O, P, Q and R, and $315 for E, under rules of 17 June 2023. The SEVIS I-901 fee was $350 for F and M, $220 for most J, and $35 for au pair, camp counselor and summer work travel, since 24 June 2019; some programs of the US government are exempt. A later change is possible: read the official pages before you pay.',
  ...dateBy('fees', ['M1', 'M3']),
  expires: '2026-12-18',
}

const integrityFee: DatedNotice = {
  id: 'visa-integrity-fee',
  title: 'Visa Integrity Fee',
  text: 'A law of 4 July 2025 sets a fee of at least $250, due when a nonimmigrant visa is issued. In our newest source, of June 2026, it was not being collected, and reports of a start date disagree. A refused applicant would not owe it. The official page on fees decides.',
  ...dateBy('fees', ['M5', 'M6', 'M7']),
  expires: '2026-12-18',
}

const h1bPayment: DatedNotice = {
  id: 'h-1b-payment',
  title: 'H-1B: payment for certain new petitions',
  text: 'A proclamation of 19 September 2025 makes a payment of $100,000, by the employer and before filing, a condition of certain new petitions filed from 21 September 2025, for 12 months unless extended. Guidance of 20 October 2025 leaves out earlier petitions, visas already issued, and changes, extensions or amendments approved inside the United States. A court upheld it on 23 December 2025, and an appeal followed; its outcome was unknown in our newest source. Ask your employer, and read the page of USCIS.',
  ...dateBy('uscis', ['P1', 'P2', 'P3']),
  expires: '2026-09-21',
}

const bonds: DatedNotice = {
  id: 'visa-bonds',
  title: 'B-1/B-2: visa bonds',
  text: 'In a pilot from 20 August 2025 to 5 August 2026 an officer may ask nationals of listed countries, if they otherwise qualify, for a bond of $5,000, $10,000 or $15,000. Pay nothing before the officer tells you to. A bond guarantees no visa. Such visas were for a single entry, valid for 3 months, with a stay of about 30 days through designated airports, and the bond is refunded after a timely departure. The list grew in steps; one report counts about 50 countries in April 2026. What follows after the pilot was unknown in our newest source. Only the official list says whether your country is on it.',
  ...dateBy('bonds', ['P5', 'P6', 'P7']),
  expires: '2026-08-05',
}

const entryLimits: DatedNotice = {
  id: 'entry-limits',
  title: 'Limits on entry by nationality',
  text: 'A proclamation of 16 December 2025, in force since 1 January 2026, limits entry and visas in full or in part for nationals of 39 countries and for holders of Palestinian Authority documents. It applies to people outside the United States without a valid visa on that day, and it has exceptions, for example for dual nationals on another passport. It is reviewed every 180 days. Only the official list says whether it applies to you.',
  ...dateBy('news', ['P9']),
  // 180 days after it came into force it was due for its next review.
  expires: '2026-06-30',
}

const fixedStay: DatedNotice = {
  id: 'fixed-stay',
  title: 'F-1 and J-1: fixed periods of stay',
  text: 'A rule proposed on 28 August 2025 would replace "duration of status" by fixed periods of at most 4 years and shorten the F-1 grace period from 60 to 30 days. The final rule passed its review on 17 June 2026. In our newest source, of 18 June 2026, it was not in force. Ask your school or sponsor, and read the Federal Register.',
  ...dateBy('register', ['P10']),
  // A rule that has passed its review is usually published within weeks.
  expires: '2026-07-18',
}

const passport: DatedNotice = {
  id: 'passport-validity',
  title: 'Passport: six months beyond the stay',
  text: "A passport should be valid for 6 months beyond the planned stay, unless the country is on the exemption list of CBP, edition of 28 January 2024. Look your country up in CBP's newest list.",
  ...dateBy('entry', ['H4']),
  expires: '2026-12-18',
}

/** What is known to move. None of it is ever scored. */
export const notices: DatedNotice[] = [
  newClasses,
  closedAccounts,
  designatedPosts,
  fees,
  integrityFee,
  h1bPayment,
  bonds,
  entryLimits,
  fixedStay,
  passport,
]
