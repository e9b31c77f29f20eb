import type { ReactNode } from 'react';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Texts of the question whether a change is for more than one record; for a row set they have `{count}`. */
export type SharedTexts = { title: MessageId; text: MessageId; all: MessageId; one: MessageId };

/** Answer to the question whether a change is for more than the one record. */
export type HowFar = 'all' | 'one' | 'cancel';
export type HowFarQuestion = { texts: SharedTexts; values: Record<string, ReactNode> };
export type AskHowFar = (question: HowFarQuestion) => Promise<HowFar>;
