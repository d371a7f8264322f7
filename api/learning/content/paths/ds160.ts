import type { LearningPath } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { readingModule } from '#api/learning/content/modules.ts'
import { NOTES } from '#api/learning/content/notes.ts'

const preparation = readingModule(
  {
    id: 'preparation',
    title: 'Prepare, fill in, match',
    estimatedTime: 20,
    page: 'ceac',
    notices: ['closed-accounts'],
  },
  [
    '# The DS-160, step by step',
    [
      'The DS-160 is the online application for a nonimmigrant visa. The officer decides on it together with your interview.',
      'D1',
    ],
    '',
    '## 1. Before you open the form',
    'Documents: have these beside you',
    '- Your passport.',
    '- Address and phone number of the place where you will stay.',
    '- Names, addresses and dates of your schools and employers.',
    ['- Your list of social media identifiers of the last five years.', 'S1'],
    ['- Phone numbers and e-mail addresses of the last five years.', 'FO1'],
    ['- National ID, US Social Security and taxpayer numbers, if you have them.', 'FO1'],
    ['- Five last visits to the United States, and foreign travel of five years.', 'FO2'],
    [
      '- F, J and M: SEVIS number and address of the school. H, L and O: a copy of the I-129.',
      'FO2',
    ],
    ['- A photo as JPEG of up to {FO7.size}: try the upload first, then bring a print.', 'FO7'],
    [
      '- F-1: the I-20. J-1: the DS-2019. H-1B, L-1 and O-1: the petition. TN: the letter of the employer.',
      'V1',
      'V5',
      'V8',
      'V10',
      'V25',
      'V26',
    ],
    '',
    '## 2. Start',
    [
      'You choose a security question and get an Application ID. To come back you need the ID and the exact answer.',
      'D2',
    ],
    ['Important: Write both on paper now.', 'D2'],
    '',
    '## 3. Save',
    [NOTES.saveOften.claim, 'D4'],
    [`Note: ${NOTES.saveOften.note}`, 'D3', 'D4'],
    ['- For more than 30 days, download the application file (.dat) and upload it later.', 'D3'],
    [
      '- Pages that you finished with Next are saved. After a timeout the rest is lost: save often.',
      'D4',
    ],
    ['Warning: Do not keep the application file on a shared computer.', 'D3'],
    '',
    '## 4. Answer',
    '- Answer every question truthfully, also the ones that you do not like.',
    '- Write names as they stand in your passport.',
    '- Use the same job titles and dates as in your papers and on your profiles.',
    [
      'A wilful false statement of a material fact makes a person permanently ineligible, unless it is waived. An honest mistake is not wilful.',
      'D11',
    ],
    '',
    '## 5. Check and submit',
    'Read the whole form once more on the review pages, with your papers beside you. Somebody else may read it too, but the answers are yours.',
    [`Important: ${NOTES.barcode.claim}`, 'D5'],
    [`Note: ${NOTES.barcode.note}`, 'D5', 'D6'],
    [
      '- Within {FO4.open} the old Application ID and security answer fill in most of the new form. Later you need the .dat file.',
      'D5',
      'FO4',
    ],
    ['- Answers on travel are not copied: fill them in again.', 'FO4'],
    ['- After a new form bring both confirmation pages, the old one and the new one.', 'FO5'],
    '',
    '## 6. Match the barcode',
    [
      'At many posts the number on the confirmation page must equal the one in your appointment profile. If it does not, you are turned away and book again. Staff say that they cannot correct it.',
      'D6',
    ],
    ['- Some posts want the DS-160 at least 2 business days before, a law firm reports.', 'D8'],
    '- We advise you to compare the two numbers 7 business days before.',
    [`Note: ${NOTES.finalReview.note}`, 'D8'],
    '',
    '## 7. Print',
    [
      'Print the confirmation page with a legible barcode. If the photo upload failed and an X stands in its box, bring a printed photo. The US embassy in Seoul says so; your post may differ.',
      'D10',
    ],
  ],
)

export const ds160Path: Written<LearningPath> = {
  id: 'ds160',
  title: 'DS-160 Wizard',
  description: 'From the first page to a barcode that matches your appointment.',
  icon: 'file-pen-line',
  badge: 'Step by step',
  modules: [preparation],
}
