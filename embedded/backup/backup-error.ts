/** Fault of a backup or a restore that a person can correct; its message is one sentence for that person. */
export class BackupError extends Error {}
