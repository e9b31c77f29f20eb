import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, readCode } from '../../tooling/packages/files-below.ts';

/** Banned terms by language, each with the term to use instead, so that one thing has one term. */
const BANNED = {
  en: [
    { pattern: /e-mail/i, instead: 'email' },
    { pattern: /\bVPS servers?\b/i, instead: 'VPS' },
    { pattern: /years experience/i, instead: 'years of experience' },
    { pattern: /\b(seven|our) places\b/i, instead: 'locations' },
    { pattern: /access data/i, instead: 'login details' },
    {
      pattern: /\b(site|server)s? answers?\b|\b(does|did) ?n[o']t answer\b|server['’]s answer/i,
      instead: 'respond',
    },
    { pattern: /Keycloak answered|Google answered/, instead: 'responded' },
    { pattern: /\bset ?up fee/i, instead: 'set-up fee' },
    { pattern: /(please|it) signs? (in|out)|sign(ing)? (in|out) (again|did)/i, instead: 'log in, log out' },
    { pattern: /back office/i, instead: 'admin area' },
    { pattern: /\bin 1 minutes\b/i, instead: 'a plural form' },
  ],
  ar: [
    // The pattern excludes مخطط, which means "schema".
    { pattern: /(?<!م)خط(ة|ط|تك|تي|تان|ته)(?!\p{L})/u, instead: 'باقة' },
    { pattern: /ناري/, instead: 'جدار حماية' },
    { pattern: /غيغا|تيرا بايت|جيجا بايت|\d\s?[GT]B\b/, instead: 'جيجابايت، تيرابايت' },
    { pattern: /\bSLA\b|اتفاقية مستوى/, instead: 'ضمان تشغيل بنسبة' },
    { pattern: /(?<!هجمات حجب الخدمة \()DDoS/, instead: 'هجمات حجب الخدمة (DDoS)' },
    { pattern: /ولوج/, instead: 'تسجيل الدخول' },
    { pattern: /نشر (فوري|خلال)/, instead: 'تجهيز' },
    { pattern: /تنبيه/, instead: 'إشعار' },
    { pattern: /صلاحيات الجذر/, instead: 'صلاحيات Root كاملة' },
    { pattern: /تأسيس/, instead: 'رسوم الإعداد' },
    { pattern: /الحامل/, instead: 'الخزانة (Rack)' },
    { pattern: /مخصص/, instead: 'مخصّص' },
    { pattern: /(شرق|غرب) أمريكا/, instead: 'شرق الولايات المتحدة' },
    { pattern: /الإزعاج|سبام|البريد (المزعج|العشوائي)|رسائل عشوائية/, instead: 'الرسائل المزعجة' },
    { pattern: /عبر المتصفح/, instead: 'بريد الويب' },
    { pattern: /(خوادم|خادم) VPS/, instead: 'الخوادم الافتراضية VPS' },
    { pattern: /نقل بيانات غير محدود/, instead: 'دون حدّ' },
    { pattern: /بالتناسب/, instead: 'وتدفع فرق المدة المتبقية فقط' },
    { pattern: /مسؤول(?! عن)/, instead: 'مدير' },
    { pattern: /رابط صحيح/, instead: 'رابط صالح' },
    { pattern: /التتبع/, instead: 'التتبّع' },
    { pattern: /إعدادات SEO/, instead: 'إعدادات محركات البحث' },
  ],
};

type Language = keyof typeof BANNED;
type Text = { place: string; text: string };

const ARABIC_LETTER = /\p{Script=Arabic}/u;

const read = (file: string) => readFileSync(file, 'utf8');

function messagesIn(language: Language): Text[] {
  const files = filesBelow(['src'], new RegExp(`messages/(app/|[a-z]+-)?${language}\\.json$`));

  return files.flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>).map(([id, text]) => ({
      place: id,
      text,
    })),
  );
}

const isIn = (language: Language, text: string) => ARABIC_LETTER.test(text) === (language === 'ar');

/** Returns the texts of the demo data: the string literals of the seeds. */
function seedsIn(language: Language): Text[] {
  return filesBelow(['hasura/seeds/default'], /\.sql$/).flatMap((file) =>
    [...read(file).matchAll(/\$\$([\s\S]*?)\$\$|'((?:[^']|'')*)'/g)]
      .map(([, long, short]) => ({ place: file, text: long ?? short ?? '' }))
      .filter(({ text }) => isIn(language, text)),
  );
}

/** Returns the texts of the processes for operators, integrators and their few pages: strings of more than one word. */
function stringsIn(language: Language): Text[] {
  return filesBelow(
    ['actions/src', 'embedded/identity', 'embedded/stack', 'keycloak', 'web'],
    /(?<!\.test)\.ts$/,
  )
    .flatMap((file) =>
      [...readCode(file).matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g)].map(
        ([, plain, template]) => ({ place: file, text: plain ?? template ?? '' }),
      ),
    )
    .filter(({ text }) => text.includes(' ') && isIn(language, text));
}

function faultsOf(language: Language, texts: Text[]): string[] {
  return texts.flatMap(({ place, text }) =>
    BANNED[language]
      .filter(({ pattern }) => pattern.test(text))
      .map(({ instead }) => `${place}: "${text}": write "${instead}"`),
  );
}

describe.each(['en', 'ar'] as const)('the list of banned words (%s)', (language) => {
  it.each([
    { where: 'every message', textsIn: messagesIn, count: 800 },
    { where: 'the demo set', textsIn: seedsIn, count: 80 },
    { where: 'what the servers say', textsIn: stringsIn, count: 20 },
  ])('matches nothing in $where', ({ textsIn, count }) => {
    const texts = textsIn(language);

    expect(texts.length).toBeGreaterThan(count);
    expect(faultsOf(language, texts)).toEqual([]);
  });

  it('matches a text that contains a banned word', () => {
    const text = { en: 'Send us an e-mail', ar: 'اختر الخطة' }[language];

    expect(faultsOf(language, [{ place: 'here', text }])).toHaveLength(1);
  });
});
