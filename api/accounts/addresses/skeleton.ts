/**
 * Characters that look alike in most typefaces, from Unicode's list of confusables (UTS 39): Latin,
 * Cyrillic, Greek and Armenian letters, digits, dots, hyphens and quotes. In each pair the second character
 * replaces the first. A mark stands here as NFKC writes it.
 */
const ALIKE = [
  'АAВBЕEЅSІlЈJКKМMНHОoРPСCТTУYХXԚQԜWѴVЗ3Ьb',
  'аaеeѕsіiјjоoрpсcуyхxԛqԝwѵvһhԁdгrӏlӀl',
  'ΑAΒBΕEΖZΗHΙlΚKΜMΝNΟoΡPΤTΥYΧX',
  'αaγyιiκkνvοoρpσoυuχxϲcϳjϹC',
  'օoհhոnսuզqցgՏS',
  'ıiɑaɡgɩiɪiʋuƽsƖl',
  'Il1l|lǀlOo0o',
  `‘'’'‛'ʼ'ʻ'ʽ'ʹ'\`'´'′'׳'՚'ꞌ'＇'`,
  '·.•.‧.∙.⋅.・.ᆞ.。.ꓸ.꘎.܁.܂.٠.۰.ᐧ.᛫.⸱.⸳.ꞏ.𐄁.𐩐.',
  'ー-−-⁃-۔-⁄/∕/ː:˸:։:׃:܃:܄:∶:꞉:ꓽ:',
].join('')

const STAND_INS = new Map(
  Array.from(ALIKE.matchAll(/(.)(.)/gu), ([, alike = '', standIn = '']) => [alike, standIn]),
)

/** Pairs of characters that together look like one other letter. */
const TOUCHING: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[ij]\u0307/g, 'i'],
]

/**
 * Returns the skeleton of a name. Two names that a reader could confuse have the same skeleton. No screen
 * shows a skeleton.
 */
export function toSkeleton(name: string): string {
  const letters = name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\p{Z}_]+/gu, ' ')
  const mapped = Array.from(letters, (letter) => STAND_INS.get(letter) ?? letter).join('')
  return TOUCHING.reduce((text, [pair, one]) => text.replaceAll(pair, one), mapped)
    .toLowerCase()
    .trim()
}
