import type { Editor } from '@tiptap/core';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { isMailLink } from '../mail-link.ts';
import { isImageUrl } from '../content-rules.ts';
import { INSTEAD_MAX_LENGTH, VARIABLES, type VariableName } from '#rules/newsletters/variables.ts';
import { readVariable, writeVariable } from '../variables.ts';
import { imageWidth } from './image-width.ts';
import { placeBlock } from './place-block.ts';
import { BUTTON, PICTURE } from './rich-text-blocks.ts';
import { VARIABLE } from './rich-text-variable.ts';

/** Characters of an image's alternative text and of a button's label; the server cuts off the rest. */
const TEXT_MAX_LENGTH = 250;

export type Answers = Readonly<Record<string, string>>;

export type QuestionField = {
  name: string;
  label: MessageId;
  kind: 'url' | 'text' | 'variable';
  max?: number;
  /** Returns whether an answer that isn't empty can be used. */
  isRight?: (text: string) => boolean;
  isRequired?: boolean;
};

export type Question = {
  fields: readonly QuestionField[];
  begin: (editor: Editor) => Answers;
  apply: (editor: Editor, answers: Answers) => void;
};

export type Asked = 'link' | 'picture' | 'button' | 'variable';

/** The editor asks this before it inserts something. */
export const QUESTIONS: Record<Asked, Question> = {
  link: {
    fields: [{ name: 'url', label: 'newsletters.editor.linkAddress', kind: 'url', isRight: isMailLink }],
    begin: (editor) => ({ url: String(editor.getAttributes('link')['href'] ?? '') }),
    apply: (editor, { url = '' }) => putLink(editor, url),
  },
  picture: {
    fields: [
      {
        name: 'src',
        label: 'newsletters.editor.imageAddress',
        kind: 'url',
        isRight: isImageUrl,
        isRequired: true,
      },
      { name: 'alt', label: 'newsletters.editor.imageText', kind: 'text', max: TEXT_MAX_LENGTH },
      { name: 'href', label: 'newsletters.editor.imageLink', kind: 'url', isRight: isMailLink },
    ],
    begin: (editor) => attributesOf(editor, PICTURE, ['src', 'alt', 'href']),
    apply: (editor, answers) => void putPicture(editor, answers),
  },
  button: {
    fields: [
      {
        name: 'label',
        label: 'newsletters.editor.buttonLabel',
        kind: 'text',
        max: TEXT_MAX_LENGTH,
        isRequired: true,
      },
      {
        name: 'href',
        label: 'newsletters.editor.linkAddress',
        kind: 'url',
        isRight: isMailLink,
        isRequired: true,
      },
    ],
    begin: (editor) =>
      editor.isActive(BUTTON)
        ? {
            ...attributesOf(editor, BUTTON, ['href']),
            label: editor.state.selection.$from.parent.textContent,
          }
        : {},
    apply: putButton,
  },
  variable: {
    fields: [
      { name: 'name', label: 'newsletters.editor.variable', kind: 'variable', isRequired: true },
      { name: 'instead', label: 'newsletters.editor.instead', kind: 'text', max: INSTEAD_MAX_LENGTH },
    ],
    begin: (editor) => {
      const { text = '' } = attributesOf(editor, VARIABLE, ['text']);
      return readVariable(text) ?? { name: VARIABLES[0], instead: '' };
    },
    apply: (editor, { name, instead }) => {
      const text = writeVariable(name as VariableName, instead);
      editor.chain().focus().insertContent({ type: VARIABLE, attrs: { text } }).run();
    },
  },
};

/** Returns whether the answers can be applied. */
export const isAnswered = ({ fields }: Question, answers: Answers): boolean =>
  fields.every((field) => isRight(field, answers[field.name] ?? ''));

export const isRight = ({ isRight: accepts, isRequired }: QuestionField, text: string): boolean =>
  text === '' ? !isRequired : (accepts?.(text) ?? true);

function attributesOf(editor: Editor, name: string, wanted: readonly string[]): Answers {
  const attributes = editor.isActive(name) ? editor.getAttributes(name) : {};

  return Object.fromEntries(wanted.map((one) => [one, String(attributes[one] ?? '')]));
}

/** Changes the selected picture, or inserts one. */
async function putPicture(editor: Editor, { src = '', alt = '', href = '' }: Answers): Promise<void> {
  const isChange = editor.isActive(PICTURE);
  editor.commands.focus();
  const width = await imageWidth(src);
  if (editor.isDestroyed) return;
  const attrs = { src, alt, href, width: width === undefined ? '' : String(width) };
  if (isChange && editor.isActive(PICTURE)) editor.commands.updateAttributes(PICTURE, attrs);
  else placeBlock(editor, { type: PICTURE, attrs });
}

/** Changes the button that has the cursor, or inserts one. */
function putButton(editor: Editor, { label = '', href = '' }: Answers): void {
  const { $from } = editor.state.selection;
  const block = { type: BUTTON, attrs: { href }, content: [{ type: 'text', text: label }] };
  if (!editor.isActive(BUTTON)) return placeBlock(editor, block);
  const chain = editor.chain().focus().updateAttributes(BUTTON, { href });
  // A label that was not changed keeps its variables.
  if ($from.parent.textContent === label) return void chain.run();
  chain.insertContentAt({ from: $from.start(), to: $from.end() }, label).run();
}

function putLink(editor: Editor, url: string): void {
  const chain = editor.chain().focus();
  const link = chain.extendMarkRange('link');
  if (url === '') return void link.unsetLink().run();
  if (!editor.state.selection.empty || editor.isActive('link')) return void link.setLink({ href: url }).run();
  chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
}
