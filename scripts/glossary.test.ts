import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

/** One term for one thing, in each language: what may not stand in any text, and what stands instead. */
const BANNED = {
  en: [
    { pattern: /e-mail/i, instead: 'email' },
    { pattern: /\bVPS servers?\b/i, instead: 'VPS' },
    { pattern: /years experience/i, instead: 'years of experience' },
    { pattern: /\b(seven|our) places\b/i, instead: 'locations' },
    { pattern: /access data/i, instead: 'login details' },
    { pattern: /\b(site|server)s? answers?\b/i, instead: 'responds, is ready' },
    { pattern: /\bset ?up fee/i, instead: 'set-up fee' },
    { pattern: /please sign (in|out)|sign(ing)? (in|out) (again|did)/i, instead: 'log in, log out' },
    { pattern: /\bin 1 minutes\b/i, instead: 'a plural form' },
  ],
  ar: [
    { pattern: /خط(ة|ط|تك|تي|تان|ته)(?!\p{L})/u, instead: 'باقة' },
    { pattern: /ناري/, instead: 'جدار حماية' },
    { pattern: /غيغا/, instead: 'جيجابايت' },
    { pattern: /نشر (فوري|خلال)/, instead: 'تجهيز' },
    { pattern: /تنبيه/, instead: 'إشعار' },
    { pattern: /صلاحيات الجذر/, instead: 'صلاحيات Root كاملة' },
    { pattern: /تأسيس/, instead: 'رسوم الإعداد' },
    { pattern: /الحامل/, instead: 'الخزانة (Rack)' },
    { pattern: /مخصص/, instead: 'مخصّص' },
    { pattern: /(شرق|غرب) أمريكا/, instead: 'شرق الولايات المتحدة' },
    { pattern: /الإزعاج/, instead: 'الرسائل المزعجة' },
    { pattern: /عبر المتصفح/, instead: 'بريد الويب' },
    { pattern: /خوادم VPS/, instead: 'الخوادم الافتراضية VPS' },
    { pattern: /نقل بيانات غير محدود/, instead: 'دون حدّ' },
    { pattern: /بالتناسب/, instead: 'وتدفع فرق المدة المتبقية فقط' },
  ],
};

type Language = keyof typeof BANNED;
type Text = { place: string; text: string };

const ARABIC_LETTER = /\p{Script=Arabic}/u;

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => folder + name.replaceAll('\\', '/'))
    .filter((name) => pattern.test(name));
}

const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

function messagesIn(language: Language): Text[] {
  const files = filesOf('src/', new RegExp(`messages/(app/|admin-)?${language}\\.json$`));

  return files.flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>).map(([id, text]) => ({
      place: id,
      text,
    })),
  );
}

/** The texts of the demo set: what stands between quotation marks. */
function seedsIn(language: Language): Text[] {
  return filesOf('hasura/seeds/default/', /\.sql$/).flatMap((file) =>
    [...read(file).matchAll(/'((?:[^']|'')*)'/g)]
      .map(([, text = '']) => ({ place: file, text }))
      .filter(({ text }) => ARABIC_LETTER.test(text) === (language === 'ar')),
  );
}

function faultsOf(language: Language, texts: Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    BANNED[language]
      .filter(({ pattern }) => pattern.test(text))
      .map(({ instead }) => `${place}: "${text}": write "${instead}"`),
  );
}

describe.each(['en', 'ar'] as const)('the glossary (%s)', (language) => {
  it('holds in every message and in the demo set', () => {
    const texts = [...messagesIn(language), ...seedsIn(language)];

    expect(texts.length).toBeGreaterThan(300);
    expect(faultsOf(language, texts)).toEqual([]);
  });

  it('knows a banned word when it meets one', () => {
    const text = { en: 'Send us an e-mail', ar: 'اختر الخطة' }[language];

    expect(faultsOf(language, [{ place: 'here', text }])).toHaveLength(1);
  });
});
