// Which animal a name stands for.

/** The animals of suggested names, in four languages, and their relatives, in the order of the faces. */
const NAMED = [
  /fox|volpe|renard|fuchs|lynx|luchs|lemur|ferret|furet|marder|kater/i,
  /badger|tasso|blaireau|dachs|raccoon|procione|waschb|wombat|vombato|beaver|castor|biber|meerkat|marmot/i,
  /owl|gufo|hibou|uhu|falc|falk|faucon/i,
  /panda|orso|\bours\b/i,
  /koala|bradipo/i,
  /hedgehog|riccio|istrice|hérisson|igel|hamster|criceto/i,
  /octopus|polpo|poulpe|krake|squid|calamar|manta/i,
  /t[ou]+[ck]an|pelican|pellicano|pélican|pelikan|puffin|macareux|kakadu|papagei|specht|merlo|corvo|rabe|heron|storch/i,
  /lama|yak|capriolo/i,
  /walrus|tricheco|morse|seal|phoque|seehund|otter|dolphin|delfin|dauphin/i,
  /hare|lapin|hase|[ck]angur|kangourou|scoiattolo|écureuil/i,
  /frog|gecko|newt|tritone/i,
];

/** The animal of a name, or null. */
export function named(name: string): number | null {
  const at = NAMED.findIndex((words) => words.test(name));
  return at < 0 ? null : at;
}
