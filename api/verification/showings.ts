import type * as z from 'zod/mini'
import type { PageSize } from '#contracts/page.ts'
import type { ShowingCheck, Showings } from '#contracts/verification/showings.ts'
import type { Services } from '#api/services.ts'

type Row = Omit<ShowingCheck, 'verifiedAt' | 'verifiedOfflineAt'> & {
  verifiedAt: Date
  verifiedOfflineAt: Date | null
}

/**
 * Lists the checks of the holder's credentials, by other people and by the holder. An index has the rows in
 * this order. The query therefore reads only the last rows of each credential, even in a long log.
 */
export async function listShowings(
  { database }: Pick<Services, 'database'>,
  { userId, limit }: z.output<typeof PageSize> & { userId: string },
): Promise<Showings> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `SELECT log.id AS "checkId",
            log.credential_id AS "credentialId",
            log.token_hash AS "code",
            log.verification_result AS "result",
            log.verification_type AS "verificationType",
            CASE WHEN log.verifier_id = credential.user_id THEN 'you'
                 WHEN verifier.is_guest IS FALSE THEN 'account'
                 ELSE 'anybody' END AS "checkedBy",
            log.organization AS "organization",
            log.created_at AS "verifiedAt",
            log.verified_offline_at AS "verifiedOfflineAt"
       FROM visa_credentials credential
      CROSS JOIN LATERAL (
            SELECT * FROM verification_logs
             WHERE credential_id = credential.credential_id
             ORDER BY created_at DESC, id DESC
             LIMIT :wanted) AS log
       LEFT JOIN users verifier ON verifier.id = log.verifier_id
      WHERE credential.user_id = :userId
      ORDER BY log.created_at DESC, log.id DESC
      LIMIT :wanted`,
    // Reads one row more than the page needs, to find out whether there is another page.
    { userId, wanted: limit + 1 },
  )
  return { checks: rows.slice(0, limit).map(presentCheck), hasMore: rows.length > limit }
}

function presentCheck({ verifiedAt, verifiedOfflineAt, ...row }: Row): ShowingCheck {
  const { checkId, credentialId, code, result, verificationType, checkedBy, organization } = row
  return {
    checkId,
    credentialId,
    code,
    result,
    verificationType,
    checkedBy,
    organization: checkedBy === 'anybody' ? null : organization,
    verifiedAt: verifiedAt.toISOString(),
    verifiedOfflineAt: verifiedOfflineAt?.toISOString() ?? null,
  }
}
