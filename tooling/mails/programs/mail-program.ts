import type { SampleMail } from '../sample-mails.ts';

/** Folder of its own for one program; it is empty at first and deleted afterwards. */
export type Room = { home: string; environment: NodeJS.ProcessEnv };

/** A mail program that shows one mail after the other. */
export type MailProgram = {
  name: string;
  /** Commands and files without which the program is skipped. */
  needs: readonly string[];
  /** Starts what all mails need; the function that it returns takes the picture of one mail, `file`. */
  start: (mails: readonly SampleMail[], room: Room) => Promise<Showing>;
};

export type Showing = {
  shoot: (mail: SampleMail, file: string) => Promise<void>;
  stop: () => Promise<void>;
};
