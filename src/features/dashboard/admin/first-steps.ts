import { paths } from '#src/config/paths.ts';
import type { FirstStepsData } from './dashboard-documents.ts';
import type messages from '../messages/admin-en.json';

export type FirstStep = { name: string; text: keyof typeof messages; to: string; isDone: boolean };

/** Lists what a new product needs, in this order, and which of it is done. */
export function firstSteps(data: FirstStepsData, isSenderSet: boolean): FirstStep[] {
  const { plans, notices, invitations, people, contacts } = data;
  const step = (name: string, text: FirstStep['text'], to: string, isDone: boolean) => ({
    name,
    text,
    to: `${paths.admin}/${to}`,
    isDone,
  });

  return [
    step('settings', 'dashboard.steps.settings', 'settings', isSenderSet),
    step('plan', 'dashboard.steps.plan', 'pricing?record=new', plans.length > 0),
    step('notice', 'dashboard.steps.notice', 'notices?record=new', notices.length > 0),
    step('invitation', 'dashboard.steps.invitation', 'users', invitations.length > 0 || people.length > 1),
    step('import', 'dashboard.steps.import', 'contacts', contacts.length > 0),
  ];
}
