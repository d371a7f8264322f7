import { words } from './words.ts'

/**
 * The product's claims about itself. Some claims exist in two versions, which appear on different
 * screens. Tests compare the counts with the content, and the price with the charged price. All
 * other claims are statements of the seller and appear with `STATED_LINE`. Replace claims that you
 * cannot prove. Claims that contain words are in `words.ts`.
 */

export const STATED_LINE = words.statedLine

export const PRICE = '$19.99'

export const PRICING_LIST_PRICE = '$49.99'
export const PRICING_DISCOUNT = words.pricingDiscount
export const CHECKOUT_LIST_PRICE = '$67'
export const CHECKOUT_DISCOUNT = words.checkoutDiscount

/** Appears in the pricing section and on the checkout. */
export const GUARANTEE = words.guarantee
/** Appears in the guide section. */
export const GUIDE_GUARANTEE = words.guideGuarantee

/** Appears in the guide section and on the checkout. */
export const QUESTION_COUNT = '200+'
/** Appears in the simulator, on the success page and on the dashboard. */
export const PRACTICE_QUESTION_COUNT = '100+'

/** Appears on the home page. */
export const PASS_RATE = '98%'
/** Appears in the panel next to the log-in forms. */
export const SIGN_IN_SUCCESS_RATE = '94%'

export const APPLICANTS_SHORT = '50K+'
export const APPLICANTS = '50,000+'
export const RATING = '4.9/5'
export const REVIEW_COUNT = '12,847'
/** The number of sheets in the print edition, without its cover, contents and index. */
export const GUIDE_PAGES = '150+'
export const COUNTRIES = '85+'
export const BONUS_VALUE = '$127'
export const RULES_YEAR = '2025'
export const SUPPORT_HOURS = '24/7'

export const FINAL_EXAM_PASS_MARK = '85%'
export const VERIFICATION_TIME = words.verificationTime
export const TRANSACTIONS_PER_SECOND = '4,500+'
