import type { Language } from '@portal/contract/languages';
import type { RequirementCheck } from '@portal/contract/offers';
import { ca } from '../../texts/ca/eligibility.ts';
import { en } from '../../texts/en/eligibility.ts';
import { es } from '../../texts/es/eligibility.ts';
import type { Check, CheckOf, Rule, RuleData } from './eligibility-check.ts';
import { type EligibilityTexts, type RuleText, Words } from './eligibility-words.ts';

const all: Record<Language, EligibilityTexts> = { es, ca, en };

const known = new Map<Language, Words>();

/** Made the first time that a language is asked for: its formats and lists are slow to make. */
function wordsIn(language: Language): Words {
  const words = known.get(language) ?? new Words(language, all[language].more);
  known.set(language, words);
  return words;
}

/** A rule as a student reads it. */
export const toRequirementCheck = (check: Check, language: Language): RequirementCheck =>
  inWords(check, language);

function inWords<R extends Rule>(check: CheckOf<R>, language: Language): RequirementCheck {
  const { regla, cumple, deseable, datos, destino, desde } = check;
  const words = wordsIn(language);
  const text: RuleText<RuleData[R]> = all[language].rules[regla];
  if (cumple) {
    const texto = text.cumple(datos, words);
    return { regla, cumple, deseable, texto, remedio: null, destino: null, desde: null };
  }
  const remedies = [text.remedio(datos, words), desde && all[language].since(words.day(desde))];
  return {
    regla,
    cumple,
    deseable,
    texto: text.falta(datos, words),
    remedio: remedies.filter(Boolean).join(' ') || null,
    destino,
    desde,
  };
}
