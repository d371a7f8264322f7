import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { renameDevice, type RenameDevice } from '#contracts/presentation/calls.ts'
import {
  changePassword,
  deleteOwnAccount,
  dropPendingEmail,
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  pendingEmail,
  updateProfile,
  type ChangePassword,
  type UpdateProfile,
} from '#contracts/accounts/profile.ts'
import { EXPORT_PAGE, exportUser } from '#contracts/privacy/user-export.ts'
import { reportFailure } from '#pwa/network/report-failure.ts'
import { callFile } from '#pwa/network/files.ts'
import { UnansweredError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { type CodeNote, readNotes } from '#pwa/device/presentation/code-notes.ts'
import { devicesQuery, sessionsKey } from '#pwa/device/presentation/devices.ts'
import { keepUser, markDeletionAsked, removeDeletionAsked } from '#pwa/session/kept-user.ts'
import { useLeave } from '#pwa/session/use-leave.ts'
import { startSession } from '#pwa/session/change-session.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { NOT_REMOVED, wipeDevice } from '#pwa/session/wipe.ts'
import { workerAtRest } from '#pwa/session/worker-at-rest.ts'
import { saveFile } from '#pwa/ui/save-file.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

const EXPORT_NAME = 'visa-success-guide-account.json'
const EXPORT_PAGE_NAME = 'visa-success-guide-account.html'
const EXPORT_INDENT = 2

const sessionsQuery = (owner: string) =>
  queryOptions({
    queryKey: sessionsKey(owner),
    queryFn: () => call(listSessions),
    staleTime: 0,
  })

const pendingEmailQuery = (owner: string) =>
  queryOptions({
    queryKey: ['pending-email', owner],
    queryFn: async () => (await call(pendingEmail)).email,
    staleTime: 0,
  })

export function useUpdateProfile(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateProfile) => call(updateProfile, { body }),
    onSuccess: async (user) => {
      keepUser(user)
      client.setQueryData(sessionQuery.queryKey, user)
      await client.invalidateQueries(pendingEmailQuery(owner))
      showToast({ title: words.details.updated })
    },
  })
}

export function usePendingEmail(owner: string) {
  return useQuery(pendingEmailQuery(owner))
}

export function useDropPendingEmail(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(dropPendingEmail),
    onSuccess: () => {
      client.setQueryData(pendingEmailQuery(owner).queryKey, null)
    },
    onError: reportFailure,
  })
}

export function useChangePassword(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangePassword) => call(changePassword, { body }),
    onSuccess: () => {
      void client.invalidateQueries(sessionsQuery(owner))
      void client.invalidateQueries(devicesQuery(owner))
      showToast(words.password.changed)
    },
  })
}

export function useSessions(owner: string) {
  return useQuery(sessionsQuery(owner))
}

/** Ends one session by its id. Without an id, ends all sessions except this session. */
export function useEndSession(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sessionId?: string) =>
      sessionId === undefined
        ? call(endOtherSessions)
        : call(endSession, { params: { sessionId } }),
    onSuccess: () => {
      void client.invalidateQueries(sessionsQuery(owner))
      void client.invalidateQueries(devicesQuery(owner))
      showToast(words.sessions.ended)
    },
    onError: reportFailure,
  })
}

/**
 * The time limit for the server's response. The log-out has other steps too, and a user should wait
 * for five seconds at most.
 */
const END_WITHIN_MS = 2500

export function useEndAllSessions() {
  return useLeave({
    end: () => call(endAllSessions, { withinMs: END_WITHIN_MS }),
    done: words.sessions.allEnded,
    unanswered: words.sessions.unanswered,
  })
}

export function useRenameDevice(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: RenameDevice & { id: string }): Promise<unknown> =>
      call(renameDevice, { params: { deviceId: id }, body }),
    onSuccess: () => {
      showToast({ title: words.devices.renamed })
    },
    onSettled: () => client.invalidateQueries(devicesQuery(owner)),
  })
}

/**
 * Gets the account's data, and this device's notes of shown codes. While a PIN locks the notes,
 * they are null in the result.
 */
export function useExport(owner: string) {
  return useMutation({
    mutationFn: async () => {
      const [everything, codesMadeHere] = await Promise.all([call(exportUser), readNotes(owner)])
      return { ...everything, codesMadeHere: codesMadeHere && codesMadeHere.map(writeTimes) }
    },
    onSuccess: async (everything) => {
      const text = JSON.stringify(everything, null, EXPORT_INDENT)
      await saveFile(EXPORT_NAME, new Blob([text], { type: 'application/json' }))
    },
    onError: reportFailure,
  })
}

/** Gets the account's data as a page for people to read. */
export function useExportPage() {
  return useMutation({
    mutationFn: () => callFile(EXPORT_PAGE),
    onSuccess: async (page) => {
      await saveFile(EXPORT_PAGE_NAME, page)
    },
    onError: reportFailure,
  })
}

function writeTimes({ madeAt, endsAt, ...note }: CodeNote) {
  const [made, ends] = [madeAt, endsAt].map((time) => new Date(time).toISOString())
  return { ...note, madeAt: made, endsAt: ends }
}

export function useDeleteAccount() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      markDeletionAsked()
      await workerAtRest()
      try {
        await call(deleteOwnAccount, { body: { currentPassword } })
      } catch (error) {
        // The response was lost, so the app asks for the session: a deleted account has no session.
        if (!(error instanceof UnansweredError)) removeDeletionAsked()
        throw error
      }
      return wipeDevice()
    },
    onSuccess: async (isRemoved) => {
      // Leaves the page before the session ends. Otherwise the guard of the page would open the log-in
      // screen.
      await navigate('/', { replace: true })
      startSession(client, null)
      const { done } = words.deletion
      showToast(isRemoved ? done : { ...NOT_REMOVED, title: done.title })
    },
  })
}
