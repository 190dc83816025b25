// Where a long name may be parted: browsers differ in what they know of German, so the parts are named here.
const PARTS = [
  ...["Getreide|mühle", "Wasser|versorgung", "Händler|zunft", "Münz|gießerei", "Eisen|gießerei", "Ziegel|brennerei"],
  ...["Eisen|schmelze", "Holzfäller|lager", "Lager|stätte", "Gemeinde|haus", "Kaufmanns|zug", "Handels|kontor"],
  ...["Handels|flotte", "Handels|schiff|e", "Handels|schiff", "Manu|faktur", "Kräuter|hexe", "Feuer|teufel"],
  ...["Kund|schafter", "Gold|schmied", "Zoll|brücke", "Bürger|krieg", "Bau|meister", "Fort|schritt"],
  ...["Jahres|wechsel", "Bruder|zwist", "Wett|fahrt", "Biblio|thek", "Befestig|tes", "Ertrag|reiches"],
  ...["Store|house", "Market|place", "Relo|cation", "Inven|tion", "Fra|ternal", "Travel|ing", "Pro|ductive"],
].map((parted) => [parted.replaceAll("|", ""), parted.replaceAll("|", "\u00ad")] as const);

/** The name with soft hyphens. */
export function soft(name: string): string {
  return PARTS.reduce((text, [word, parted]) => text.replaceAll(word, parted), name);
}
