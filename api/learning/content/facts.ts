import type { FactSource } from '#contracts/learning.ts'

type Fact = Omit<FactSource, 'id' | 'volatile'> & { volatile?: true }

/**
 * Every statement that the content may make, with its source. What was looked for and not found, or
 * what nobody has confirmed, is absent, so that no item can name it.
 */
export const FACTS = {
  D1: {
    statement:
      'The DS-160 is the online application for a nonimmigrant visa. Officers decide on it together with the interview.',
    source: 'ieexchanges.com/DSPacket2; usa-visas.com, F-1 guide',
    confidence: 'two secondary sources',
  },
  D2: {
    statement:
      'You choose a security question at the start of the DS-160 and get a unique Application ID. To come back you need the ID and the exact answer.',
    source: 'US embassy in Seoul, DS-160 FAQ (undated); copy of the CEAC text',
    confidence: 'official but one post',
  },
  D3: {
    statement:
      'Next saves the finished page. A saved form can be reopened for 30 days. To keep it longer, download the application file (.dat) and upload it later. Do not keep that file on a shared computer.',
    source:
      'US embassy in Seoul, DS-160 FAQ (undated); murthyindia.com; immigration.com, DS-160 FAQ; copy of the CEAC text',
    confidence: 'official but one post',
  },
  D4: {
    statement:
      'The DS-160 times out after about 20 minutes without activity. Only the unsaved page is lost.',
    source: 'ds160.io; vistonvisa.com; two more guides (no official text found)',
    confidence: 'two secondary sources',
  },
  D5: {
    statement:
      'A submitted DS-160 cannot be edited. A correction is a new form with a new barcode and confirmation number. The old Application ID and security answer can pre-fill it.',
    source: 'golawcorp.com; visaverge.com; copy of the CEAC text',
    confidence: 'two secondary sources',
  },
  D6: {
    statement:
      'At many posts the barcode of the DS-160 confirmation page must equal the one in the appointment system. If it does not, the applicant is turned away and must book again. This came post by post from about April 2025.',
    source: 'globebanner.com (embassy notice of 7 April 2025); newtribenews; jobvisasponsor',
    confidence: 'two secondary sources',
  },
  D8: {
    statement:
      'Deadlines for the barcode differ. One post wants it corrected at least 3 business days before the interview. Others want the DS-160 submitted at least 2 business days before.',
    source: 'globebanner.com (embassy notice of 2025); golawcorp.com',
    confidence: 'two secondary sources',
  },
  D10: {
    statement:
      'Bring the printed confirmation page with a legible barcode. If the photo upload failed (an X in its box), bring a printed photo.',
    source: 'US embassies in Tashkent and Seoul (undated)',
    confidence: 'official but one post',
  },
  D11: {
    statement:
      'A wilful false statement of a material fact to get a visa makes a person permanently ineligible under INA 212(a)(6)(C)(i), unless waived. Spoken and written answers count. An honest mistake is not wilful.',
    source: '22 CFR 40.63; 9 FAM 302.9; US embassy in Georgetown, Ask the Consul',
    confidence: 'two secondary sources',
  },

  S1: {
    statement:
      'Since 31 May 2019 the DS-160 asks for every social media identifier of the last five years, with a list of about 20 platforms and a box for others. "None" is allowed when it is true. Passwords are not asked.',
    source:
      'myattorneyusa.com; dwt.com; cozen.com; University of Southern Maine (all restate the State Department)',
    confidence: 'two secondary sources',
  },
  S2: {
    statement: 'Closed or unused accounts of the last five years should be listed too.',
    source: 'usvisastack.ai; visaverge.com',
    confidence: 'one secondary source',
  },
  S3: {
    statement:
      'On 18 June 2025 the State Department told F, M and J applicants to set their profiles to public, so that officers can review their online presence.',
    source:
      'ndtv.com quoting the State Department; Yale OISS; Cornell International Services; tandslaw.com',
    confidence: 'two secondary sources',
  },
  S4: {
    statement:
      'A cable of June 2025, as reported, treats private profiles as not supplying requested information. It looks for hostility to the United States, support for terrorism and unlawful antisemitic harassment.',
    source: 'Yale OISS citing press reports',
    confidence: 'two secondary sources',
  },
  S5: {
    statement:
      'The same review and instruction extended to H-1B and H-4 applicants. It was announced on 3 December 2025 and in force on 15 December 2025.',
    source: 'outlookindia.com quoting the State Department; taftlaw.com; jrandolphlaw.com; mondaq',
    confidence: 'two secondary sources',
  },
  S6: {
    statement:
      'After the instruction of December 2025 some posts moved interviews by months. India is reported.',
    source: 'yehimmigration.com; connellfoley.com; ashwinsharma.com',
    confidence: 'two secondary sources',
  },
  S7: {
    statement:
      'One report of 30 March 2026 names about 14 more classes for the review, and says that B-1/B-2, O-1, L-1 and E-2 are not covered.',
    source: 'usvisastack.ai',
    confidence: 'one secondary source',
    volatile: true,
  },
  S8: {
    statement:
      'No source gives a number of days before the interview by which profiles must be public. One law firm advises from the DS-160 submission until the decision.',
    source: 'taftlaw.com; southasianherald.com; fortuneimmigration.com',
    confidence: 'two secondary sources',
  },
  S9: {
    statement:
      'Deleting content or accounts just before applying can look evasive. Having no account is not a violation.',
    source: 'murthyindia.com; connellfoley.com',
    confidence: 'two secondary sources',
  },

  W1: {
    statement:
      'From 2 September 2025 interview waivers largely ended. Applicants under 14 and over 79 generally appear too. Renewals of H-1B, L-1, F-1 and J-1 are not waivable.',
    source: 'fragomen.com, 28 July 2025; nairametrics; meltzerhellrung; maggio-kattar',
    confidence: 'two secondary sources',
  },
  W2: {
    statement:
      'Still waivable from 2 September 2025: diplomatic and official classes, and the renewal of a full-validity B-1/B-2 within 12 months of expiry, if the holder was 18 or older when it was issued.',
    source: 'fragomen.com, 28 July 2025; nairametrics; meltzerhellrung; maggio-kattar',
    confidence: 'two secondary sources',
  },
  W3: {
    statement:
      'An update in force on 1 October 2025 replaced the waiver rules and added H-2A renewals. It asks the applicant to apply where the applicant is a national or lives, with no unresolved refusal and no apparent ineligibility. The officer may still call anyone in.',
    source: 'zeenews, 24 September 2025; murthyindia.com',
    confidence: 'two secondary sources',
  },
  W4: {
    statement:
      'Since 6 September 2025 apply in your country of nationality or residence, and be ready to prove residence. Elsewhere it may be harder to qualify, waits are longer, and fees are neither refunded nor moved. Existing appointments generally stand.',
    source: 'UC Berkeley International Office, 9 September 2025; borderslawfirm.us; mondaq 1675824',
    confidence: 'two secondary sources',
  },
  W5: {
    statement:
      'Nationals of countries without routine visa service use designated posts, for example Iran: Dubai; Russia: Astana or Warsaw; Venezuela: Bogota.',
    source: 'borderslawfirm.us (6 September 2025)',
    confidence: 'two secondary sources',
    volatile: true,
  },

  M1: {
    statement:
      'Visa application (MRV) fee from 17 June 2023: $185 for B, F, J and M; $205 for H, L, O, P, Q and R; $315 for E.',
    source: '88 FR 18243 and 88 FR 34084; mondaq 1327528',
    confidence: 'two secondary sources',
    volatile: true,
  },
  M2: {
    statement:
      'The visa application (MRV) fee is not refundable or transferable, pays for one application, and may be used for 365 days to book.',
    source: 'US embassy in London, fees page (undated); mondaq 1367426; millermayer.com',
    confidence: 'two secondary sources',
  },
  M3: {
    statement:
      'SEVIS I-901 fee from 24 June 2019: $350 for F and M; $220 for most J; $35 for au pair, camp counselor and summer work travel. Some programs of the US government are exempt.',
    source: 'ice.gov, release on the increased fees',
    confidence: 'official text',
    volatile: true,
  },
  M4: {
    statement:
      'Pay the I-901 fee at fmjfee.com before the interview (posts say about 3 business days) and bring the receipt. F-2 and J-2 dependants do not pay.',
    source: 'ice.gov; US embassy in Dublin; usa-visas.com',
    confidence: 'two secondary sources',
  },
  M5: {
    statement:
      'Public Law 119-21, section 100007, of 4 July 2025 sets a Visa Integrity Fee of at least $250 when a nonimmigrant visa is issued.',
    source: 'nafsa.org',
    confidence: 'two secondary sources',
    volatile: true,
  },
  M6: {
    statement:
      'The Visa Integrity Fee was not being collected according to the newest source. Reports of a start date disagree, and none cites an official start.',
    source: 'alliance-exchange.org; 90 FR 34511; jdsupra 5565650',
    confidence: 'two secondary sources',
    volatile: true,
  },
  M7: {
    statement:
      'A refused applicant would not owe the Visa Integrity Fee, because it falls due when a visa is issued.',
    source: 'nafsa.org; newsfeed24',
    confidence: 'two secondary sources',
  },

  P1: {
    statement:
      'A proclamation of 19 September 2025 makes a payment of $100,000 a condition of certain new H-1B petitions filed from 21 September 2025, for 12 months unless extended.',
    source:
      'USCIS guidance of 20 October 2025 as restated by bakermckenzie, nixonpeabody, mccownevans and immigration.com',
    confidence: 'two secondary sources',
    volatile: true,
  },
  P2: {
    statement:
      'Not covered by that proclamation: earlier petitions, visas already issued, and changes, extensions or amendments approved inside the United States. The employer pays, before filing.',
    source: 'USCIS guidance of 20 October 2025 as restated by the same firms',
    confidence: 'two secondary sources',
    volatile: true,
  },
  P3: {
    statement:
      'A district court upheld the H-1B payment on 23 December 2025, and an appeal followed. Its outcome and any extension past 21 September 2026 were unknown.',
    source: 'visaverge.com; particle.news',
    confidence: 'two secondary sources',
    volatile: true,
  },
  P4: {
    statement:
      'From 27 February 2026 the selection under the H-1B cap is weighted by wage level: level I counts one entry, level IV four.',
    source: '90 FR 60864 (FR 2025-23853)',
    confidence: 'official text',
  },
  P5: {
    statement:
      'In a pilot from 20 August 2025 to 5 August 2026 an officer may require a bond of $5,000, $10,000 or $15,000 from otherwise eligible B-1/B-2 applicants of listed countries. The applicant acts only after the officer says so. A bond guarantees no visa.',
    source: '90 FR 37378; papalinc quoting the State Department',
    confidence: 'two secondary sources',
    volatile: true,
  },
  P6: {
    statement:
      'Visas issued with a bond: single entry, 3 months of validity, about 30 days of stay, designated airports. The bond is refunded after a timely departure.',
    source: 'fragomen.com, 9 January 2026; hunton',
    confidence: 'two secondary sources',
    volatile: true,
  },
  P7: {
    statement:
      'The list of bond countries grew in steps from August 2025; one report counts about 50 in April 2026.',
    source: 'financialexpress; fragomen; community-5.com (last step)',
    confidence: 'one secondary source',
    volatile: true,
  },
  P9: {
    statement:
      'From 1 January 2026 a proclamation of 16 December 2025 limits entry and visa issuance for nationals of 39 countries and holders of Palestinian Authority documents, in full or in part, with exceptions.',
    source: 'potomaclaw.com; isso.ucsf.edu; fredlaw.com',
    confidence: 'two secondary sources',
    volatile: true,
  },
  P10: {
    statement:
      'A rule proposed on 28 August 2025 would replace "duration of status" for F and J with fixed periods. The final rule cleared review on 17 June 2026. It was not in force in the newest source.',
    source: '90 FR 42070; usilaw.com, 18 June 2026; fragomen; immihelp',
    confidence: 'two secondary sources',
    volatile: true,
  },

  L1: {
    statement:
      'INA 214(b): every applicant is presumed an immigrant until the officer is satisfied otherwise, except L, V and H-1B applicants (not H-1B1).',
    source: '8 USC 1184(b)',
    confidence: 'official text',
  },
  L2: {
    statement:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. F, J and B applicants have no such protection.',
    source: '8 USC 1184(h); murthyindia',
    confidence: 'official text',
  },
  L3: {
    statement:
      'A refusal under section 214(b) is not permanent and has no appeal. To apply again: a new form, a new fee and a new appointment, ideally with changed circumstances.',
    source: 'US embassy in New Delhi; usvisa-info.com (Dominican Republic) (undated)',
    confidence: 'official but one post',
  },
  L4: {
    statement:
      'An H-1B or L-1 applicant can still be refused, for example when the officer doubts the facts of the petition, or under section 221(g). Approval by USCIS is not a visa.',
    source: 'immlawyr; immigration.net (9 FAM); US embassy in Kyiv',
    confidence: 'two secondary sources',
  },
  L5: {
    statement:
      'Section 221(g): refused for now, because something is missing or needs administrative processing. Supply what is asked within one year or the case closes. When only documents are due there is no new visa fee. Posts ask for 180 days of patience with administrative processing.',
    source: 'usvisa-info.com (Jamaica); US embassy in Port-au-Prince (undated)',
    confidence: 'official but one post',
  },
  L6: {
    statement:
      'INA 212(e): some J-1 visitors must spend two years in total at home before H, L or permanent residence: programs that a government funded, skills on the Exchange Visitor Skills List, and graduate medical training. Waivers exist.',
    source: 'klaskolaw; jdsupra 4744578; paraphrase of 22 CFR 41.63',
    confidence: 'two secondary sources',
  },
  L7: {
    statement:
      'The Skills List was revised on 9 December 2024, retroactively: 37 countries left it. The change frees nobody whose program a government funded or who had graduate medical training.',
    source: 'oiss.yale.edu; isso.ucsf.edu',
    confidence: 'two secondary sources',
  },
  L8: {
    statement:
      'A visa permits travel to a port of entry. CBP decides on admission and on the length of stay.',
    source: 'US mission to the UAE (undated)',
    confidence: 'official but one post',
  },
  L9: {
    statement:
      'The decision is normally told at the end of the interview: approved, more needed, or refused. Do not buy travel that cannot be refunded before the visa is in the passport.',
    source: 'US mission to the UAE (undated)',
    confidence: 'official but one post',
  },

  V1: {
    statement:
      'F-1: I-20 signed by school and student, I-901 receipt, transcripts and test scores, funding. To show: acceptance for a full course, enough funds, adequate English (unless the course is language training), a residence abroad and the intent to leave.',
    source: '22 CFR 41.61; USCIS Policy Manual 2-F-2',
    confidence: 'official text',
  },
  V2: {
    statement:
      "F-1 funding: the first year's funds readily available and a credible source for later years; not all years in cash.",
    source: 'dowling.edu; greencard-us.org (both restate the Foreign Affairs Manual)',
    confidence: 'two secondary sources',
  },
  V3: {
    statement:
      'F-1: officers should weigh present intent. Students are understood to lack the ties of established adults.',
    source: 'USCIS Policy Manual 2-F-2',
    confidence: 'official text',
  },
  V4: {
    statement:
      "A new student's F-1 visa may be issued up to 365 days ahead. Entry is possible no earlier than 30 days before the start date on the I-20.",
    source: 'hio.harvard.edu; mondaq 1291638 quoting the State Department (February 2023)',
    confidence: 'two secondary sources',
  },
  V5: {
    statement:
      'J-1: DS-2019; DS-7002 for interns and trainees; I-901 receipt; funding; details of the sponsor. Nonimmigrant intent applies.',
    source: 'studyinthestates.dhs.gov (2018); ieexchanges.com',
    confidence: 'two secondary sources',
  },
  V6: {
    statement:
      'B-1/B-2: evidence of purpose, intent to leave and means to pay. Circumstances vary, so no fixed list exists. A commitment by a supporter can cover the cost.',
    source: 'US embassy in Nairobi (archived)',
    confidence: 'official but one post',
  },
  V7: {
    statement:
      'B-1: consult associates, attend conferences, settle an estate, negotiate contracts. B-2: tourism, family, medical care, unpaid amateur events, short courses without credit. Not allowed: employment, study for credit, paid performance, work for foreign press, permanent residence.',
    source: 'visasandtravels.com; gildaimmigration.com (both restate the State Department)',
    confidence: 'two secondary sources',
  },
  V8: {
    statement:
      'H-1B: give the receipt number of the approved I-129 petition. Posts differ on the I-797: bring a copy anyway, with the labor condition application, a copy of the petition, a support letter and the degree.',
    source: 'US embassies in Bamako and Tashkent (undated)',
    confidence: 'official but one post',
  },
  V9: {
    statement:
      'H-1B and L applicants are not asked to prove ties to home, unlike other classes of workers.',
    source: 'US embassy in Bamako (undated)',
    confidence: 'official but one post',
  },
  V10: {
    statement:
      'L-1 blanket: I-129S with the blanket approval (I-797). The officer decides at the interview. Only managers, executives and specialized-knowledge professionals.',
    source: 'US embassy in Bamako (undated); I-129S instructions',
    confidence: 'two secondary sources',
  },
  V11: {
    statement:
      'L-1: one continuous year abroad in the last three with a qualifying entity. L-1A at most 7 years, L-1B at most 5. Extensions of up to 2 years. A new office starts with 1 year.',
    source: 'USCIS Policy Manual 2-L-10; immigrationjd.com',
    confidence: 'two secondary sources',
  },
  V12: {
    statement:
      'L-1 blanket: in 2020 officers were told to refuse when a doubt is not resolved at the interview.',
    source: 'rnlawgroup.com; mondaq 952020',
    confidence: 'two secondary sources',
  },
  V14: {
    statement: 'After the program: 30 days of grace for J-1 and 60 for F-1.',
    source: 'vblaw.com; 90 FR 42070 (describes the rule that it proposes to change)',
    confidence: 'two secondary sources',
  },

  H1: {
    statement:
      'Colour photo of 2 by 2 inches (51 by 51 mm), taken within 6 months, white or off-white background, full face.',
    source: 'US embassies in Bamako and Tashkent (undated)',
    confidence: 'official but one post',
  },
  H2: {
    statement:
      'No eyeglasses in the photo since 1 November 2016, except for a documented medical need.',
    source: 'US embassy in Brazzaville; diplomatic note printed by eleutheranews',
    confidence: 'official text',
  },
  H4: {
    statement:
      "The passport should be valid for 6 months beyond the stay, unless the country is on CBP's exemption list (edition of 28 January 2024).",
    source: 'CBP bulletins of 2015 and 2024; huwelaw.com, February 2026',
    confidence: 'two secondary sources',
    volatile: true,
  },

  I1: {
    statement:
      'The US mission to the UAE gives an average interview of 2 to 4 minutes. Guides for students say 90 seconds to 3 minutes; others say 5 to 10.',
    source: 'US mission to the UAE (undated); aviationa2z; visainterviewcoach',
    confidence: 'official but one post',
  },
  I2: {
    statement:
      'Arrival rules differ and set a maximum: no earlier than 15 minutes (UAE, Switzerland), about 15 (Guyana), no more than 30 (Israel).',
    source: 'US embassies in Abu Dhabi, Bern, Georgetown and Jerusalem (undated)',
    confidence: 'official but one post',
  },
  I3: {
    statement:
      'Phones, laptops, smartwatches, big bags and sealed envelopes are commonly not allowed. There may be no storage. A wrong item can cost the appointment.',
    source: 'US embassies in Bridgetown, Jerusalem, Bern and Sofia (undated)',
    confidence: 'official but one post',
  },
  I4: {
    statement:
      'Lawyers, family and employers normally may not attend. Exceptions: someone for a minor, for a person with a disability or, with notice, for interpreting.',
    source: 'US embassies in Bridgetown, Georgetown and Jerusalem (undated)',
    confidence: 'official but one post',
  },
  I5: {
    statement:
      'Fingerprints and the document check come first, at other windows. The whole visit can take hours.',
    source: 'US mission to the UAE (undated); legalclarity.org',
    confidence: 'two secondary sources',
  },
  I6: {
    statement:
      'Speak for yourself, expect English, keep answers short, do not recite speeches, do not argue. Papers should explain themselves.',
    source: 'NAFSA, ten points for the visa interview (2019 edition); Minot State University',
    confidence: 'two secondary sources',
  },

  T1: {
    statement:
      'Themes for F-1: why this school and program; other applications; grades and tests; who pays and how it was earned; relatives in the United States; the plan afterwards.',
    source: 'wes.org; key-void.com; maxstore.ai; NAFSA',
    confidence: 'two secondary sources',
  },
  T2: {
    statement:
      'Themes for J-1: aim and sponsor; host and place; duties, hours and pay; who funds; use at home; the two-year rule; English.',
    source: 'optdog; talentconnectinc; lawandvisas; placement-international',
    confidence: 'two secondary sources',
  },
  T3: {
    statement:
      'Themes for B-1/B-2: purpose and itinerary; how long; whom you visit and their status; job and income; who pays; earlier travel and refusals; family who stay behind.',
    source: 'arbiterz; fistcock; US embassy in Nairobi (archived)',
    confidence: 'two secondary sources',
  },
  T4: {
    statement:
      'Themes for H-1B: employer and product; role, duties, worksite and end client; salary; degree and job; earlier US status; details of the petition.',
    source: 'immigration-analytics.com, 19 June 2025; legalclarity; immigration.net',
    confidence: 'two secondary sources',
  },
  T5: {
    statement:
      'Themes for L-1A: whom you manage; decisions you own; the organisation chart; how the two companies relate; time abroad. The job must be primarily managerial or executive.',
    source: 'immigrationstartguide; immigrationbusinessplan',
    confidence: 'two secondary sources',
  },
  T6: {
    statement:
      'Themes for L-1B: what you know that others do not; how long it takes to train someone; the product; why the transfer; the worksite. Specialized knowledge, not generic skill.',
    source: 'brownimmigrationlaw; nnuimmigration',
    confidence: 'two secondary sources',
  },
} satisfies Record<string, Fact>

export type FactId = keyof typeof FACTS

const known: Record<FactId, Fact> = FACTS

/** The facts in the order of the table, each with its id. */
export function factsOf(ids: ReadonlySet<string>): FactSource[] {
  return Object.entries(known)
    .filter(([id]) => ids.has(id))
    .map(([id, fact]) => ({ ...fact, id, volatile: fact.volatile ?? false }))
}
