// Made by `npm run codegen` from codegen/mail-templates.
import { BASIC_EN } from './basic-en.generated.ts';
import { PROMOTIONAL_EN } from './promotional-en.generated.ts';
import { MINIMALIST_EN } from './minimalist-en.generated.ts';
import { MODERN_EN } from './modern-en.generated.ts';
import { ACCOUNT_EN } from './account-en.generated.ts';
import { ACCOUNT_BUTTON_EN } from './account-button-en.generated.ts';
import { BASIC_AR } from './basic-ar.generated.ts';
import { PROMOTIONAL_AR } from './promotional-ar.generated.ts';
import { MINIMALIST_AR } from './minimalist-ar.generated.ts';
import { MODERN_AR } from './modern-ar.generated.ts';
import { ACCOUNT_AR } from './account-ar.generated.ts';
import { ACCOUNT_BUTTON_AR } from './account-button-ar.generated.ts';
import { BLOCK_BUTTON_EN } from './block-button-en.generated.ts';
import { BLOCK_PICTURE_EN } from './block-picture-en.generated.ts';
import { BLOCK_PICTURE_LINK_EN } from './block-picture-link-en.generated.ts';
import { BLOCK_SECTION_EN } from './block-section-en.generated.ts';
import { BLOCK_COLUMNS_EN } from './block-columns-en.generated.ts';
import { BLOCK_BUTTON_AR } from './block-button-ar.generated.ts';
import { BLOCK_PICTURE_AR } from './block-picture-ar.generated.ts';
import { BLOCK_PICTURE_LINK_AR } from './block-picture-link-ar.generated.ts';
import { BLOCK_SECTION_AR } from './block-section-ar.generated.ts';
import { BLOCK_COLUMNS_AR } from './block-columns-ar.generated.ts';

export const MAIL_TEMPLATES = {
  'basic-en': BASIC_EN,
  'promotional-en': PROMOTIONAL_EN,
  'minimalist-en': MINIMALIST_EN,
  'modern-en': MODERN_EN,
  'account-en': ACCOUNT_EN,
  'account-button-en': ACCOUNT_BUTTON_EN,
  'basic-ar': BASIC_AR,
  'promotional-ar': PROMOTIONAL_AR,
  'minimalist-ar': MINIMALIST_AR,
  'modern-ar': MODERN_AR,
  'account-ar': ACCOUNT_AR,
  'account-button-ar': ACCOUNT_BUTTON_AR,
  'block-button-en': BLOCK_BUTTON_EN,
  'block-picture-en': BLOCK_PICTURE_EN,
  'block-picture-link-en': BLOCK_PICTURE_LINK_EN,
  'block-section-en': BLOCK_SECTION_EN,
  'block-columns-en': BLOCK_COLUMNS_EN,
  'block-button-ar': BLOCK_BUTTON_AR,
  'block-picture-ar': BLOCK_PICTURE_AR,
  'block-picture-link-ar': BLOCK_PICTURE_LINK_AR,
  'block-section-ar': BLOCK_SECTION_AR,
  'block-columns-ar': BLOCK_COLUMNS_AR,
};
