/** The SQL condition for users with a paid purchase that was not refunded. */
export const HAS_PAID = `exists (select 1 from purchases where purchases.user_id = users.id
  and purchases.status = 'completed' and purchases.refunded_at is null)`
