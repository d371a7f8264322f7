import type { LearningPath } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { checklistModule } from '#api/learning/content/modules.ts'
import { NOTES } from '#api/learning/content/notes.ts'

const auditChecklist = checklistModule(
  {
    id: 'audit-checklist',
    title: 'Account audit, 30 days before',
    estimatedTime: 45,
    page: 'onlinePresence',
    notices: ['review-of-more-classes', 'refused-first', 'moderation-work', 'closed-accounts'],
  },
  [
    {
      id: 'list-accounts',
      text: 'List every account of the last five years',
      description:
        'Platform, identifier, and from when to when you used it. Look through your phone, your browser and your old email addresses.',
      note: NOTES.fiveYears.note,
      facts: ['S1'],
    },
    {
      id: 'review-posts',
      text: 'Review your posts for what is untrue',
      description:
        'Look for dates, places and jobs that disagree with your DS-160, and correct them. Do not delete in a hurry: it can look evasive.',
      facts: ['S9'],
    },
    {
      id: 'check-photos',
      text: 'Check photos and their captions',
      description:
        'Captions and places say where you were and when. They should agree with your travel history on the form.',
      facts: ['S9'],
    },
    {
      id: 'review-connections',
      text: 'Review connections and groups',
      description:
        'Know which employers, schools and groups your profile names, so that you can explain each in one sentence.',
      facts: ['S4'],
    },
    {
      id: 'update-profiles',
      text: 'Update profiles so that they are true',
      description:
        'Job title, employer, school, town. For a work visa, compare each with the petition.',
      facts: ['T4', 'S9'],
    },
    {
      id: 'make-public',
      text: 'Set profiles to public, if your class is told to',
      description: NOTES.publicProfiles.claim,
      note: NOTES.publicProfiles.note,
      facts: ['S3', 'S5', 'S8'],
    },
    {
      id: 'document-changes',
      text: 'Write down what you changed',
      description:
        'Date, account, what it was and what it is. If the officer asks, you have one true answer.',
      facts: ['D11'],
    },
    {
      id: 'final-review',
      text: 'Compare everything once more',
      description: NOTES.finalReview.claim,
      note: NOTES.finalReview.note,
      facts: ['D6', 'D8'],
    },
  ],
)

export const socialMediaPath: Written<LearningPath> = {
  id: 'social-media',
  title: 'Social Media Compliance',
  description: 'Eight steps that make your accounts true, complete and in line with your form.',
  icon: 'share-2',
  badge: 'Checklist',
  modules: [auditChecklist],
}
