// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated from the OpenAPI document by `npm run -w apps/api openapi`; not to be edited.

export interface paths {
    "/v1/engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the engine is, and which rules, modes and cards it knows */
        get: operations["getEngine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a state of a position
         * @description Loads a position, which must be at rest. The state in the answer is what the other routes go on from.
         */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an action
         * @description Carries out one action of one player, and everything that follows of itself, until a player has to decide. An action that is refused has changed nothing.
         */
        post: operations["resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what a player can do
         * @description The first decisions that players can take now; each can be completed. What a decision leaves open becomes a prompt when it is sent to `/v1/resolve`.
         */
        post: operations["listActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a game as one player may see it
         * @description Hidden cards keep neither face nor id (127-130). Events and a problem that are sent along come back without the cards that this player couldn't see.
         */
        post: operations["view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new game
         * @description Sets a game up (110-118): the first player, battlefields, shuffled decks and opening hands come from `seed`, or from `random` where they are scripted. A deck that isn't legal is refused with its first fault; `/v1/decks/validate` tells them all.
         */
        post: operations["newGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/decks/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a deck
         * @description Holds a deck against the rules of deck construction (103). A deck with faults is no problem: it is what was asked.
         */
        post: operations["validateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look for cards, or list them all */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/cards/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One card by its name */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the rules, or read them all */
        get: operations["searchRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule by its number */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every ruling of the FAQ */
        get: operations["listRulings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rulings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ruling by its id */
        get: operations["getRuling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server answers */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A game at rest. Whatever is left out has the default that its field names. */
        Position: {
            /**
             * @description The edition of the core rules.
             * @default 2026-07-16
             */
            rules?: string;
            /**
             * @description The mode of play.
             * @default duel
             * @enum {string}
             */
            mode?: "duel" | "match" | "skirmish" | "war" | "magmaChamber";
            /** @description The reading taken of disputed rules, by the switch's name. Left out: the default reading of each. */
            readings?: {
                [key: string]: string;
            };
            turn?: components["schemas"]["Turn"];
            /** @description The players, by seat. One who is left out has nothing but what their fields default to. */
            players?: {
                P1?: components["schemas"]["Player"];
                P2?: components["schemas"]["Player"];
                P3?: components["schemas"]["Player"];
                P4?: components["schemas"]["Player"];
            };
            /** @description The battlefields. Left out: as many as the mode has (483.4), without abilities. */
            battlefields?: components["schemas"]["BattlefieldEntry"][];
            /**
             * @description The chain. Computed; a position that loads has none.
             * @default []
             */
            chain?: components["schemas"]["ChainItem"][];
            showdown?: components["schemas"]["Showdown"] | null;
            combat?: components["schemas"]["Combat"] | null;
            /** @description Who has priority. Computed. */
            priority?: components["schemas"]["Seat"] | null;
            /** @description Who has focus. Computed. */
            focus?: components["schemas"]["Seat"] | null;
            /**
             * @description The state of the turn. Computed.
             * @enum {string}
             */
            turnState?: "neutral-open" | "neutral-closed" | "showdown-open" | "showdown-closed";
            /** @description Who has won. Computed. */
            winner?: components["schemas"]["Seat"] | null;
            /**
             * @description Delayed abilities (390), the oldest first. Computed; a position that loads has none.
             * @default []
             */
            delayed?: components["schemas"]["Delayed"][];
            /**
             * @description Cards that `player` looks at while an instruction is carried out. A position that loads has none.
             * @default []
             */
            looking?: {
                player: components["schemas"]["Seat"];
                zone: components["schemas"]["Zone"];
                /** @description The cards shown. */
                cards: components["schemas"]["ReturnedCard"][];
            }[];
            /**
             * @description Cards of `player` that are revealed to everyone (424) while an effect is carried out. A position that loads has none.
             * @default []
             */
            revealed?: {
                player: components["schemas"]["Seat"];
                zone: components["schemas"]["Zone"];
                /** @description The cards shown. */
                cards: components["schemas"]["ReturnedCard"][];
            }[];
        };
        /** @description Whose turn it is, and where in it the game is. */
        Turn: {
            /**
             * @description The turn player (304).
             * @default P1
             * @enum {string}
             */
            player?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Which turn of the game it is, all players' turns counted; 0 during setup.
             * @default 1
             */
            number?: number;
            /**
             * @description Where the turn is.
             * @default main
             * @enum {string}
             */
            phase?: "setup" | "start" | "awaken" | "beginning" | "channel" | "draw" | "main" | "ending";
            /**
             * @description Additional turns that come after this one, the next first, before the turn order goes on (737).
             * @default []
             */
            queue?: components["schemas"]["Seat"][];
            /**
             * @description Who took the first turn of the game (115.1.b).
             * @default P1
             * @enum {string}
             */
            first?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Whose regular turn was the latest: after additional turns the turn order goes on from there (737). Left out: the turn player's.
             * @enum {string}
             */
            regular?: "P1" | "P2" | "P3" | "P4";
        };
        /**
         * @description A player's seat. Seats stand in turn order. Two players use P1 and P2, three also P3, four also P4; where there are teams, P1 and P3 play against P2 and P4.
         * @enum {string}
         */
        Seat: "P1" | "P2" | "P3" | "P4";
        /** @description Everything that one player has. All of it may be left out. */
        Player: {
            /**
             * @description Points; with teams, equal for both players of a team.
             * @default 0
             */
            points?: number;
            /**
             * @description XP (728).
             * @default 0
             */
            xp?: number;
            /** @description The champion legend. Left out: a legend without abilities. */
            legend?: components["schemas"]["BoardEntry"] | null;
            /**
             * @description Further legends in the legend zone (107.4.d.1).
             * @default []
             */
            otherLegends?: components["schemas"]["BoardEntry"][];
            /**
             * @description The card in the champion zone, or null for none.
             * @default null
             */
            champion?: components["schemas"]["CardEntry"] | null;
            /**
             * @description The hand; no order.
             * @default []
             */
            hand?: components["schemas"]["CardEntry"][];
            /** @description The main deck, from the top down. Left out: 30 units called Filler Unit. */
            deck?: components["schemas"]["CardEntry"][];
            /** @description The rune deck, from the top down. Left out: basic runes of the legend's domains in turn, as many as `runes` leaves of 12. */
            runeDeck?: components["schemas"]["CardEntry"][];
            /**
             * @description The trash; no order.
             * @default []
             */
            trash?: components["schemas"]["TrashEntry"][];
            /**
             * @description The banishment; no order.
             * @default []
             */
            banishment?: components["schemas"]["BanishedEntry"][];
            /**
             * @description The rune pool.
             * @default {}
             */
            pool?: {
                /**
                 * @description Energy.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power.
                 * @default {}
                 */
                power?: {
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    fury?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    calm?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    mind?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    body?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    chaos?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    order?: number;
                    /**
                     * @description Power that pays for every domain (135.2.e.5.b).
                     * @default 0
                     */
                    any?: number;
                };
                /**
                 * @description What may be spent on some things only.
                 * @default []
                 */
                restricted?: components["schemas"]["RestrictedResource"][];
            };
            /**
             * @description The runes on the board.
             * @default []
             */
            runes?: components["schemas"]["BoardEntry"][];
            /**
             * @description The units and gear in the base.
             * @default []
             */
            base?: components["schemas"]["BoardEntry"][];
            /** @description How many turns the player has begun, this one included. Left out: as many as `turn.number` and the turn order give. */
            turnsTaken?: number;
            /**
             * @description What the player has done this turn.
             * @default {}
             */
            thisTurn?: {
                /**
                 * @description Cards that the player finalized this turn, the first first (419.4.b). A string stands for an object with that `card`.
                 * @default []
                 */
                played?: (components["schemas"]["CardName"] | components["schemas"]["PlayedCard"])[];
                /**
                 * @description Battlefields that the player scored this turn, by conquest or by holding (470).
                 * @default []
                 */
                scored?: components["schemas"]["Ref"][];
                /**
                 * @description Those of `scored` that were scored by holding.
                 * @default []
                 */
                held?: components["schemas"]["Ref"][];
                /** @description Points that scoring brought the player this turn. Left out: one for each battlefield scored. */
                pointsScored?: {
                    /**
                     * @description By conquest.
                     * @default 0
                     */
                    conquer?: number;
                    /**
                     * @description By holding.
                     * @default 0
                     */
                    hold?: number;
                };
                /**
                 * @description Cards that the player discarded this turn.
                 * @default []
                 */
                discarded?: components["schemas"]["CardName"][];
                /**
                 * @description Units that died this turn under the player's control.
                 * @default []
                 */
                died?: components["schemas"]["CardName"][];
                /**
                 * @description How many cards the player drew this turn.
                 * @default 0
                 */
                drew?: number;
                /**
                 * @description How much XP the player gained this turn.
                 * @default 0
                 */
                gainedXp?: number;
                /**
                 * @description How much Energy the player spent this turn.
                 * @default 0
                 */
                spentEnergy?: number;
                /**
                 * @description How much Power the player spent this turn.
                 * @default 0
                 */
                spentPower?: number;
                /**
                 * @description Of what the player spent this turn, what was spent on playing cards, the first first.
                 * @default []
                 */
                payments?: {
                    /**
                     * @description The type of card that was played for it.
                     * @enum {string}
                     */
                    on: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
                    /**
                     * @description Energy spent on it.
                     * @default 0
                     */
                    energy?: number;
                    /**
                     * @description Power spent on it.
                     * @default 0
                     */
                    power?: number;
                }[];
                /**
                 * @description Whose facedown cards the player may look at for the rest of this turn.
                 * @default []
                 */
                seesFacedown?: components["schemas"]["Seat"][];
                /**
                 * @description Abilities of objects under the player's control that are limited to a number of times each turn, and how often each was used or applied, or which of its modes were chosen.
                 * @default []
                 */
                used?: {
                    /** @description The object that has the ability. */
                    source: string;
                    /**
                     * @description Which of its abilities that are limited so, the first in the order of its text being 1.
                     * @default 1
                     */
                    ability?: number;
                    /**
                     * @description How often.
                     * @default 1
                     */
                    times?: number;
                    /**
                     * @description Which of its modes were chosen, where each can be chosen once a turn.
                     * @default []
                     */
                    modes?: number[];
                }[];
                /**
                 * @description Of what types of objects, runes aside, the player activated abilities this turn.
                 * @default []
                 */
                activated?: components["schemas"]["CardType"][];
                /**
                 * @description Objects that the player chose this turn (355.7).
                 * @default []
                 */
                chose?: components["schemas"]["ChosenObject"][];
            };
            /**
             * @description Whether the player has left the game (652).
             * @default false
             */
            removed?: boolean;
            /** @description The name of the chosen champion (103.2.a.3). Left out: that of `champion`, else none. */
            chosenChampion?: string;
        };
        /** @description A unit, a gear or a rune on the board, or a legend. A string stands for an object with that `card`, ready and undamaged. */
        BoardEntry: components["schemas"]["CardName"] | components["schemas"]["BoardObject"];
        /** @description A card's full name, with its subtitle where it has one (132.4), or a token's name (187). */
        CardName: string;
        /** @description A unit, a gear or a rune on the board, or a legend. */
        BoardObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Who owns it. Left out: its controller.
             * @enum {string}
             */
            owner?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Who controls it. Left out: the player whose base it is in, the battlefield's controller, or that of the object it is attached to.
             * @enum {string}
             */
            controller?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /**
             * @description Marked damage; on units only.
             * @default 0
             */
            damage?: number | {
                /** @description Damage that this player marked. */
                P1?: number;
                /** @description Damage that this player marked. */
                P2?: number;
                /** @description Damage that this player marked. */
                P3?: number;
                /** @description Damage that this player marked. */
                P4?: number;
            };
            /**
             * @description Buff counters (702).
             * @default 0
             */
            buffs?: number;
            /**
             * @description Whether it is stunned (423).
             * @default false
             */
            stunned?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description What its player has named for it (760), by what is to be named: { "tag": "Poro" }.
             * @default {}
             */
            named?: {
                [key: string]: string;
            };
            /**
             * @description Whether it is a token, not a card.
             * @default false
             */
            token?: boolean;
            /** @description The card that it is a copy of (477.1.b). */
            copyOf?: string;
            /**
             * @description Whether it was attached during this turn.
             * @default false
             */
            attachedThisTurn?: boolean;
            /**
             * @description Effects by which players control it for as long as something else stays on the board (390.5.b), the latest last.
             * @default []
             */
            controlledWhile?: components["schemas"]["ControlledWhile"][];
            /**
             * @description How often it has moved during this turn.
             * @default 0
             */
            movedThisTurn?: number;
            /** @description Whether it was dealt damage during this turn. Left out: whether damage is marked on it. */
            damagedThisTurn?: boolean;
            /** @description What its base Might is until the end of this turn, where an effect has set it (477.1.a.1). */
            baseMightThisTurn?: number;
            /**
             * @description What effects that last this turn add to its Might, in all.
             * @default 0
             */
            mightThisTurn?: number;
            /**
             * @description What effects without duration add to its Might, in all, for as long as it stays on the board.
             * @default 0
             */
            mightLasting?: number;
            /**
             * @description Keywords that it has until the end of this turn.
             * @default []
             */
            keywordsThisTurn?: string[];
            /**
             * @description Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).
             * @default []
             */
            keywordsLasting?: string[];
            /**
             * @description Abilities that it has until the end of this turn.
             * @default []
             */
            abilitiesThisTurn?: components["schemas"]["GivenAbility"][];
            /**
             * @description Abilities that it was given without duration, for as long as it stays on the board.
             * @default []
             */
            abilitiesLasting?: components["schemas"]["GivenAbility"][];
            /** @description All of its types (178). Computed. */
            types?: components["schemas"]["CardType"][];
            /** @description Its Might now; of units only. Computed, save beside `type`, where it is the Might printed on the card. */
            might?: number;
            /** @description Its keywords now. Computed, save beside `type`, where they are the keywords printed on the card. */
            keywords?: string[];
            /**
             * @description Whether it is an attacker (464.2.c). Computed.
             * @default false
             */
            attacker?: boolean;
            /**
             * @description Whether it is a defender (464.2.c). Computed.
             * @default false
             */
            defender?: boolean;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description What it replaced and can swap back to (438.7), the latest first.
             * @default []
             */
            replaces?: components["schemas"]["CardName"] | components["schemas"]["CardObject"] | components["schemas"]["CardEntry"][];
            /**
             * @description What is attached to it.
             * @default []
             */
            attached?: (components["schemas"]["CardName"] | components["schemas"]["AttachedObject"])[];
        };
        /**
         * @description One of the six domains (134.2).
         * @enum {string}
         */
        Domain: "fury" | "calm" | "mind" | "body" | "chaos" | "order";
        /**
         * @description A card's type.
         * @enum {string}
         */
        CardType: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
        /** @description Control for as long as something else stays (390.5.b). */
        ControlledWhile: {
            /**
             * @description Who controls it by that.
             * @enum {string}
             */
            by: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Who controls it once that is over.
             * @enum {string}
             */
            from: "P1" | "P2" | "P3" | "P4";
            /** @description The object that has to stay. */
            while: string;
        };
        /** @description An ability that an effect gives an object (477.2.a). */
        GivenAbility: {
            /** @description The card whose text gives the ability. */
            card: string;
            /**
             * @description Which of the abilities that this text gives, the first being 1.
             * @default 1
             */
            number?: number;
        };
        /** @description A card in a zone off the board. */
        CardObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Printed Might; of units only.
             * @default 0
             */
            might?: number;
            /**
             * @description Its keywords.
             * @default []
             */
            keywords?: string[];
        };
        /** @description A card in a zone off the board. A string stands for an object with that `card`. */
        CardEntry: components["schemas"]["CardName"] | components["schemas"]["CardObject"];
        /** @description An object attached to another (718). */
        AttachedObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Who owns it. Left out: its controller.
             * @enum {string}
             */
            owner?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Who controls it. Left out: the player whose base it is in, the battlefield's controller, or that of the object it is attached to.
             * @enum {string}
             */
            controller?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /**
             * @description Marked damage; on units only.
             * @default 0
             */
            damage?: number | {
                /** @description Damage that this player marked. */
                P1?: number;
                /** @description Damage that this player marked. */
                P2?: number;
                /** @description Damage that this player marked. */
                P3?: number;
                /** @description Damage that this player marked. */
                P4?: number;
            };
            /**
             * @description Buff counters (702).
             * @default 0
             */
            buffs?: number;
            /**
             * @description Whether it is stunned (423).
             * @default false
             */
            stunned?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description What its player has named for it (760), by what is to be named: { "tag": "Poro" }.
             * @default {}
             */
            named?: {
                [key: string]: string;
            };
            /**
             * @description Whether it is a token, not a card.
             * @default false
             */
            token?: boolean;
            /** @description The card that it is a copy of (477.1.b). */
            copyOf?: string;
            /**
             * @description Whether it was attached during this turn.
             * @default false
             */
            attachedThisTurn?: boolean;
            /**
             * @description Effects by which players control it for as long as something else stays on the board (390.5.b), the latest last.
             * @default []
             */
            controlledWhile?: components["schemas"]["ControlledWhile"][];
            /**
             * @description How often it has moved during this turn.
             * @default 0
             */
            movedThisTurn?: number;
            /** @description Whether it was dealt damage during this turn. Left out: whether damage is marked on it. */
            damagedThisTurn?: boolean;
            /** @description What its base Might is until the end of this turn, where an effect has set it (477.1.a.1). */
            baseMightThisTurn?: number;
            /**
             * @description What effects that last this turn add to its Might, in all.
             * @default 0
             */
            mightThisTurn?: number;
            /**
             * @description What effects without duration add to its Might, in all, for as long as it stays on the board.
             * @default 0
             */
            mightLasting?: number;
            /**
             * @description Keywords that it has until the end of this turn.
             * @default []
             */
            keywordsThisTurn?: string[];
            /**
             * @description Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).
             * @default []
             */
            keywordsLasting?: string[];
            /**
             * @description Abilities that it has until the end of this turn.
             * @default []
             */
            abilitiesThisTurn?: components["schemas"]["GivenAbility"][];
            /**
             * @description Abilities that it was given without duration, for as long as it stays on the board.
             * @default []
             */
            abilitiesLasting?: components["schemas"]["GivenAbility"][];
            /** @description All of its types (178). Computed. */
            types?: components["schemas"]["CardType"][];
            /** @description Its Might now; of units only. Computed, save beside `type`, where it is the Might printed on the card. */
            might?: number;
            /** @description Its keywords now. Computed, save beside `type`, where they are the keywords printed on the card. */
            keywords?: string[];
            /**
             * @description Whether it is an attacker (464.2.c). Computed.
             * @default false
             */
            attacker?: boolean;
            /**
             * @description Whether it is a defender (464.2.c). Computed.
             * @default false
             */
            defender?: boolean;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description What it replaced and can swap back to (438.7), the latest first.
             * @default []
             */
            replaces?: components["schemas"]["CardName"] | components["schemas"]["CardObject"] | components["schemas"]["CardEntry"][];
            /** @description The card that it has copied as it was attached: whose text its Effect Text has, or that it makes a copy of what it is attached to. Left out for the former: the card that it is attached to. */
            copies?: string;
            /** @description What that which it is attached to was a copy of before, and is again once this is detached. */
            copiedOver?: string;
        };
        /** @description A card in a trash. A string stands for an object with that `card`. */
        TrashEntry: components["schemas"]["CardName"] | components["schemas"]["TrashObject"];
        /** @description A card in a trash. */
        TrashObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Printed Might; of units only.
             * @default 0
             */
            might?: number;
            /**
             * @description Its keywords.
             * @default []
             */
            keywords?: string[];
            /**
             * @description Keywords that it has until the end of this turn.
             * @default []
             */
            keywordsThisTurn?: string[];
            /**
             * @description Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).
             * @default []
             */
            keywordsLasting?: string[];
        };
        /** @description A card in Banishment. A string stands for an object with that `card`. */
        BanishedEntry: components["schemas"]["CardName"] | components["schemas"]["BanishedObject"];
        /** @description A card in Banishment. */
        BanishedObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Printed Might; of units only.
             * @default 0
             */
            might?: number;
            /**
             * @description Its keywords.
             * @default []
             */
            keywords?: string[];
            /** @description What banished it and can refer to it by that, as long as that stays what it is (427.3). */
            banishedWith?: string;
        };
        /** @description Energy or Power that may be spent on some things only. */
        RestrictedResource: {
            /**
             * @description How much Energy.
             * @default 0
             */
            energy?: number;
            /**
             * @description How much Power; a number stands for Power that pays for every domain.
             * @default 0
             */
            power?: number | components["schemas"]["Power"];
            /**
             * @description What alone it may pay for: playing spells; playing gear and using abilities of gear; playing units and using abilities of units; whatever is paid while a showdown is going on.
             * @enum {string}
             */
            for: "spells" | "gear" | "units" | "showdowns";
        };
        /** @description An amount of Power of each domain; what is left out is 0. */
        Power: {
            /**
             * @description Power of this domain.
             * @default 0
             */
            fury?: number;
            /**
             * @description Power of this domain.
             * @default 0
             */
            calm?: number;
            /**
             * @description Power of this domain.
             * @default 0
             */
            mind?: number;
            /**
             * @description Power of this domain.
             * @default 0
             */
            body?: number;
            /**
             * @description Power of this domain.
             * @default 0
             */
            chaos?: number;
            /**
             * @description Power of this domain.
             * @default 0
             */
            order?: number;
            /**
             * @description Power that pays for every domain (135.2.e.5.b).
             * @default 0
             */
            any?: number;
        };
        /** @description A card that was played this turn, and how. */
        PlayedCard: {
            card: components["schemas"]["CardName"];
            /** @description The battlefield that a permanent was played to. Left out: none. */
            at?: string;
            /**
             * @description Whether it has been finalized without being played to the end (419.4.a.1): countered, or still on the chain.
             * @default false
             */
            finalizedOnly?: boolean;
        };
        /** @description An object, by its id, or by its card's name where only one object fits. */
        Ref: string;
        /** @description An object that was chosen this turn. */
        ChosenObject: {
            card: components["schemas"]["CardName"];
            /**
             * @description Whose it was.
             * @enum {string}
             */
            controller: "P1" | "P2" | "P3" | "P4";
        };
        /** @description A battlefield with everything at it. A string stands for an object with that `card`. */
        BattlefieldEntry: components["schemas"]["CardName"] | components["schemas"]["BattlefieldObject"];
        /** @description A battlefield with everything at it. */
        BattlefieldObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Printed Might; of units only.
             * @default 0
             */
            might?: number;
            /**
             * @description Its keywords.
             * @default []
             */
            keywords?: string[];
            /** @description Who owns it. Left out: the seats in turn order, one battlefield each. */
            owner?: components["schemas"]["Seat"] | null;
            /** @description Who controls it, or null. Left out: the player whose units alone are there, else nobody. */
            controller?: components["schemas"]["Seat"] | null;
            /**
             * @description The units there.
             * @default []
             */
            units?: components["schemas"]["BoardEntry"][];
            /**
             * @description Unattached gear and runes there that are no units; only in a position that isn't at rest, since the next cleanup recalls them (323.7).
             * @default []
             */
            gear?: components["schemas"]["BoardEntry"][];
            /**
             * @description The cards in its facedown zone (107.3).
             * @default []
             */
            facedown?: components["schemas"]["FacedownEntry"][];
            /**
             * @description Whether it is a token (187.8).
             * @default false
             */
            token?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /** @description The battlefield that it is a copy of. */
            copyOf?: string;
            /**
             * @description What it replaced and can swap back to (438.7), the latest first.
             * @default []
             */
            replaces?: components["schemas"]["CardName"] | components["schemas"]["CardObject"] | components["schemas"]["CardEntry"][];
            /**
             * @description Who applied Contested to it (190.3). Computed.
             * @default null
             */
            contested?: components["schemas"]["Seat"] | null;
            /**
             * @description What is staged there (323.8, 323.9). Computed.
             * @default []
             */
            staged?: ("showdown" | "combat")[];
        };
        /** @description A card facedown at a battlefield. A string stands for an object with that `card`. */
        FacedownEntry: components["schemas"]["CardName"] | components["schemas"]["FacedownObject"];
        /** @description A card facedown at a battlefield (421). */
        FacedownObject: {
            card: components["schemas"]["CardName"];
            /** @description The object's id. Left out, the engine gives one. */
            id?: string;
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation?: number;
            /**
             * @description Writes the card out here: with it, `might`, `energy`, `power`, `domains`, `tags`, `keywords` and `supertype` are what is printed on the card. A card that the engine knows needs none of them.
             * @enum {string}
             */
            type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /** @description The card written out apart, so that `might` and `keywords` beside it say what is computed. Returned positions use this spelling. */
            printed?: {
                type: components["schemas"]["CardType"];
                /** @description Its supertype, such as Champion. */
                supertype?: string;
                /**
                 * @description Printed Might; of units only.
                 * @default 0
                 */
                might?: number;
                /**
                 * @description Energy cost.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power cost, in the card's own domains.
                 * @default 0
                 */
                power?: number;
                /**
                 * @description Its domains; none for a card without.
                 * @default []
                 */
                domains?: components["schemas"]["Domain"][];
                /**
                 * @description Its tags.
                 * @default []
                 */
                tags?: string[];
                /**
                 * @description Its keywords.
                 * @default []
                 */
                keywords?: string[];
            };
            /**
             * @description Printed Might; of units only.
             * @default 0
             */
            might?: number;
            /**
             * @description Its keywords.
             * @default []
             */
            keywords?: string[];
            /**
             * @description Who owns it. Left out: its controller.
             * @enum {string}
             */
            owner?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Who hid it. Left out: the battlefield's controller.
             * @enum {string}
             */
            controller?: "P1" | "P2" | "P3" | "P4";
            /** @description The number of the turn in which it was hidden. Left out: an earlier turn than this. */
            hiddenOn?: number;
        };
        /** @description A card or ability on the chain (328). */
        ChainItem: {
            id: components["schemas"]["ObjectId"];
            /**
             * @description A spell; a unit or gear being played; an activated or a triggered ability.
             * @enum {string}
             */
            kind: "spell" | "permanent" | "activated" | "triggered";
            controller: components["schemas"]["Seat"];
            /**
             * @description Whether it is still being played (329).
             * @enum {string}
             */
            status: "pending" | "finalized";
            /** @description The card being played, or the one that the ability is from. */
            card?: string;
            /** @description The object that an ability is from. */
            source?: string;
            /** @description Which of the source's abilities. */
            ability?: number | string;
            /** @description What it does, in a sentence. */
            text?: string;
            /**
             * @description What was chosen for it so far.
             * @default []
             */
            choices?: components["schemas"]["Choices"][];
            /**
             * @description How many Repeat costs were paid.
             * @default 0
             */
            repeats?: number;
        };
        /** @description The name of one card, token or chain item in this game. It stays with it through every zone and is never used again. Whoever writes a position may choose it; where it is missing the engine gives one. */
        ObjectId: string;
        /** @description What is chosen as a spell or ability is played (355, 402), for one execution of its text. What is missing and has more than one legal answer becomes a prompt. */
        Choices: {
            /** @description The mode chosen, or the modes where several are: the number of the bullet, counted from 1. */
            mode?: number | number[];
            /** @description What is chosen: a list for each choosing clause, in the text's order. Where a location or a zone is a target it stands here too. */
            targets?: components["schemas"]["Ref"][][];
            /** @description Where to: a location for each move, and for each permanent played by the effect, in the text's order. */
            destinations?: components["schemas"]["Location"][];
            /** @description The players chosen, in the text's order. */
            players?: components["schemas"]["Seat"][];
            /** @description The cards, tags or types named, in the text's order. */
            names?: components["schemas"]["CardName"][];
        };
        /** @description A place on the board: "base" is the base of the player concerned, "P2.base" that of P2; a battlefield stands by its id or, where only one fits, its name. */
        Location: string;
        /** @description The ongoing showdown (341). */
        Showdown: {
            battlefield: components["schemas"]["ObjectId"];
            /**
             * @description Who has passed focus since something was last done (347.2).
             * @default []
             */
            passed?: components["schemas"]["Seat"][];
        };
        /** @description The ongoing combat (459). */
        Combat: {
            battlefield: components["schemas"]["ObjectId"];
            attacker: components["schemas"]["Seat"];
            defender: components["schemas"]["Seat"];
            /**
             * @description The step of combat (464, 465, 466).
             * @enum {string}
             */
            step: "showdown" | "damage" | "resolution";
        };
        /** @description A delayed ability in its window (390). */
        Delayed: {
            /** @description The card that it is from. */
            card: string;
            /** @description The object that it is from. */
            source?: string;
            controller: components["schemas"]["Seat"];
            /**
             * @description How long it waits.
             * @enum {string}
             */
            until: "endOfTurn" | "endOfCombat" | "lasting";
        };
        /** @description A zone: a seat and one of the fields of a player in a position ("P1.hand", "P1.deck", "P1.runeDeck", "P1.trash", "P1.banishment", "P1.champion", "P1.legend", "P1.base"), a battlefield's id, a battlefield's id with ".facedown", or "chain". */
        Zone: string;
        /** @description A card in a zone off the board, as an engine gives it back. */
        ReturnedCard: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
        };
        /** @description What is printed on a card without text of its own, apart from its name. */
        Printed: {
            type: components["schemas"]["CardType"];
            /** @description Its supertype, such as Champion. */
            supertype?: string;
            /**
             * @description Printed Might; of units only.
             * @default 0
             */
            might?: number;
            /**
             * @description Energy cost.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power cost, in the card's own domains.
             * @default 0
             */
            power?: number;
            /**
             * @description Its domains; none for a card without.
             * @default []
             */
            domains?: components["schemas"]["Domain"][];
            /**
             * @description Its tags.
             * @default []
             */
            tags?: string[];
            /**
             * @description Its keywords.
             * @default []
             */
            keywords?: string[];
        };
        /** @description A position as an engine gives it back, computed fields included. */
        ReturnedPosition: {
            rules: components["schemas"]["RulesDate"];
            mode: components["schemas"]["Mode"];
            /** @description The reading taken of disputed rules, by the switch's name. Left out: the default reading of each. */
            readings?: {
                [key: string]: string;
            };
            turn: components["schemas"]["ReturnedTurn"];
            /** @description The players, by seat. */
            players: {
                P1: components["schemas"]["ReturnedPlayer"];
                P2: components["schemas"]["ReturnedPlayer"];
                P3?: components["schemas"]["ReturnedPlayer"];
                P4?: components["schemas"]["ReturnedPlayer"];
            };
            /** @description The battlefields. */
            battlefields: components["schemas"]["ReturnedBattlefield"][];
            /** @description The chain, the oldest item first. */
            chain: components["schemas"]["ChainItem"][];
            showdown: components["schemas"]["Showdown"] | null;
            combat: components["schemas"]["Combat"] | null;
            /** @description Who has priority (312). */
            priority: components["schemas"]["Seat"] | null;
            /** @description Who has focus (313). */
            focus: components["schemas"]["Seat"] | null;
            /**
             * @description The state of the turn (310).
             * @enum {string}
             */
            turnState: "neutral-open" | "neutral-closed" | "showdown-open" | "showdown-closed";
            /** @description Who has won; of a team, the player in the lower seat. Null while the game goes on. */
            winner: components["schemas"]["Seat"] | null;
            /**
             * @description Delayed abilities (390), the oldest first. Computed; a position that loads has none.
             * @default []
             */
            delayed?: components["schemas"]["Delayed"][];
            /**
             * @description Cards that `player` looks at while an instruction is carried out. A position that loads has none.
             * @default []
             */
            looking?: {
                player: components["schemas"]["Seat"];
                zone: components["schemas"]["Zone"];
                /** @description The cards shown. */
                cards: components["schemas"]["ReturnedCard"][];
            }[];
            /**
             * @description Cards of `player` that are revealed to everyone (424) while an effect is carried out. A position that loads has none.
             * @default []
             */
            revealed?: {
                player: components["schemas"]["Seat"];
                zone: components["schemas"]["Zone"];
                /** @description The cards shown. */
                cards: components["schemas"]["ReturnedCard"][];
            }[];
        };
        /** @description An edition of the core rules, by its date. */
        RulesDate: string;
        /**
         * @description A mode of play: duel (two players, 485), match (one game of a match of two players, 486), skirmish (three, each for themselves, 487), war (four, each for themselves, 488), magmaChamber (two teams of two, 489).
         * @enum {string}
         */
        Mode: "duel" | "match" | "skirmish" | "war" | "magmaChamber";
        /** @description Whose turn it is, and where in it the game is, with nothing left out. */
        ReturnedTurn: {
            player: components["schemas"]["Seat"];
            /** @description Which turn of the game it is; 0 during setup. */
            number: number;
            phase: components["schemas"]["Phase"];
            /** @description Additional turns that come after this one, the next first. */
            queue: components["schemas"]["Seat"][];
            /**
             * @description Who took the first turn of the game (115.1.b).
             * @default P1
             * @enum {string}
             */
            first?: "P1" | "P2" | "P3" | "P4";
            /**
             * @description Whose regular turn was the latest: after additional turns the turn order goes on from there (737). Left out: the turn player's.
             * @enum {string}
             */
            regular?: "P1" | "P2" | "P3" | "P4";
        };
        /**
         * @description Where the turn is. Only start (the turn has not begun to be handled) and main can be loaded; setup is before the first turn; awaken, beginning, channel and draw are the phases of 315, ending that of 317.
         * @enum {string}
         */
        Phase: "setup" | "start" | "awaken" | "beginning" | "channel" | "draw" | "main" | "ending";
        /** @description Everything that one player has. */
        ReturnedPlayer: {
            /** @description Points. */
            points: number;
            /** @description XP. */
            xp: number;
            /** @description The champion legend. */
            legend: components["schemas"]["ReturnedObject"] | null;
            /**
             * @description Further legends in the legend zone.
             * @default []
             */
            otherLegends?: components["schemas"]["ReturnedObject"][];
            /** @description The card in the champion zone, or null. */
            champion: components["schemas"]["ReturnedCard"] | null;
            /** @description The hand. */
            hand: components["schemas"]["ReturnedCard"][];
            /** @description The main deck, from the top down. */
            deck: components["schemas"]["ReturnedCard"][];
            /** @description The rune deck, from the top down. */
            runeDeck: components["schemas"]["ReturnedCard"][];
            /** @description The trash. */
            trash: components["schemas"]["ReturnedTrashCard"][];
            /** @description The banishment. */
            banishment: components["schemas"]["ReturnedBanishedCard"][];
            pool: components["schemas"]["Pool"];
            /** @description The runes on the board. */
            runes: components["schemas"]["ReturnedObject"][];
            /** @description The units and gear in the base. */
            base: components["schemas"]["ReturnedObject"][];
            /** @description How many turns the player has begun, this one included. */
            turnsTaken: number;
            /**
             * @description What the player has done this turn.
             * @default {}
             */
            thisTurn?: {
                /**
                 * @description Cards that the player finalized this turn, the first first (419.4.b). A string stands for an object with that `card`.
                 * @default []
                 */
                played?: (components["schemas"]["CardName"] | components["schemas"]["PlayedCard"])[];
                /**
                 * @description Battlefields that the player scored this turn, by conquest or by holding (470).
                 * @default []
                 */
                scored?: components["schemas"]["Ref"][];
                /**
                 * @description Those of `scored` that were scored by holding.
                 * @default []
                 */
                held?: components["schemas"]["Ref"][];
                /** @description Points that scoring brought the player this turn. Left out: one for each battlefield scored. */
                pointsScored?: {
                    /**
                     * @description By conquest.
                     * @default 0
                     */
                    conquer?: number;
                    /**
                     * @description By holding.
                     * @default 0
                     */
                    hold?: number;
                };
                /**
                 * @description Cards that the player discarded this turn.
                 * @default []
                 */
                discarded?: components["schemas"]["CardName"][];
                /**
                 * @description Units that died this turn under the player's control.
                 * @default []
                 */
                died?: components["schemas"]["CardName"][];
                /**
                 * @description How many cards the player drew this turn.
                 * @default 0
                 */
                drew?: number;
                /**
                 * @description How much XP the player gained this turn.
                 * @default 0
                 */
                gainedXp?: number;
                /**
                 * @description How much Energy the player spent this turn.
                 * @default 0
                 */
                spentEnergy?: number;
                /**
                 * @description How much Power the player spent this turn.
                 * @default 0
                 */
                spentPower?: number;
                /**
                 * @description Of what the player spent this turn, what was spent on playing cards, the first first.
                 * @default []
                 */
                payments?: {
                    /**
                     * @description The type of card that was played for it.
                     * @enum {string}
                     */
                    on: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
                    /**
                     * @description Energy spent on it.
                     * @default 0
                     */
                    energy?: number;
                    /**
                     * @description Power spent on it.
                     * @default 0
                     */
                    power?: number;
                }[];
                /**
                 * @description Whose facedown cards the player may look at for the rest of this turn.
                 * @default []
                 */
                seesFacedown?: components["schemas"]["Seat"][];
                /**
                 * @description Abilities of objects under the player's control that are limited to a number of times each turn, and how often each was used or applied, or which of its modes were chosen.
                 * @default []
                 */
                used?: {
                    /** @description The object that has the ability. */
                    source: string;
                    /**
                     * @description Which of its abilities that are limited so, the first in the order of its text being 1.
                     * @default 1
                     */
                    ability?: number;
                    /**
                     * @description How often.
                     * @default 1
                     */
                    times?: number;
                    /**
                     * @description Which of its modes were chosen, where each can be chosen once a turn.
                     * @default []
                     */
                    modes?: number[];
                }[];
                /**
                 * @description Of what types of objects, runes aside, the player activated abilities this turn.
                 * @default []
                 */
                activated?: components["schemas"]["CardType"][];
                /**
                 * @description Objects that the player chose this turn (355.7).
                 * @default []
                 */
                chose?: components["schemas"]["ChosenObject"][];
            };
            /**
             * @description Whether the player has left the game (652).
             * @default false
             */
            removed?: boolean;
            /** @description The name of the chosen champion (103.2.a.3). Left out: that of `champion`, else none. */
            chosenChampion?: string;
        };
        /** @description An object on the board, as an engine gives it back. */
        ReturnedObject: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            owner: components["schemas"]["Seat"];
            controller: components["schemas"]["Seat"];
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /**
             * @description Marked damage; on units only.
             * @default 0
             */
            damage?: number | {
                /** @description Damage that this player marked. */
                P1?: number;
                /** @description Damage that this player marked. */
                P2?: number;
                /** @description Damage that this player marked. */
                P3?: number;
                /** @description Damage that this player marked. */
                P4?: number;
            };
            /**
             * @description Buff counters (702).
             * @default 0
             */
            buffs?: number;
            /**
             * @description Whether it is stunned (423).
             * @default false
             */
            stunned?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description What its player has named for it (760), by what is to be named: { "tag": "Poro" }.
             * @default {}
             */
            named?: {
                [key: string]: string;
            };
            /**
             * @description Whether it is a token, not a card.
             * @default false
             */
            token?: boolean;
            /** @description The card that it is a copy of (477.1.b). */
            copyOf?: string;
            /**
             * @description Whether it was attached during this turn.
             * @default false
             */
            attachedThisTurn?: boolean;
            /**
             * @description Effects by which players control it for as long as something else stays on the board (390.5.b), the latest last.
             * @default []
             */
            controlledWhile?: components["schemas"]["ControlledWhile"][];
            /**
             * @description How often it has moved during this turn.
             * @default 0
             */
            movedThisTurn?: number;
            /** @description Whether it was dealt damage during this turn. Left out: whether damage is marked on it. */
            damagedThisTurn?: boolean;
            /** @description What its base Might is until the end of this turn, where an effect has set it (477.1.a.1). */
            baseMightThisTurn?: number;
            /**
             * @description What effects that last this turn add to its Might, in all.
             * @default 0
             */
            mightThisTurn?: number;
            /**
             * @description What effects without duration add to its Might, in all, for as long as it stays on the board.
             * @default 0
             */
            mightLasting?: number;
            /**
             * @description Keywords that it has until the end of this turn.
             * @default []
             */
            keywordsThisTurn?: string[];
            /**
             * @description Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).
             * @default []
             */
            keywordsLasting?: string[];
            /**
             * @description Abilities that it has until the end of this turn.
             * @default []
             */
            abilitiesThisTurn?: components["schemas"]["GivenAbility"][];
            /**
             * @description Abilities that it was given without duration, for as long as it stays on the board.
             * @default []
             */
            abilitiesLasting?: components["schemas"]["GivenAbility"][];
            /** @description All of its types (178). */
            types: components["schemas"]["CardType"][];
            /** @description Its Might now; of units only. Computed, save beside `type`, where it is the Might printed on the card. */
            might?: number;
            keywords: components["schemas"]["Keywords"];
            /**
             * @description Whether it is an attacker (464.2.c). Computed.
             * @default false
             */
            attacker?: boolean;
            /**
             * @description Whether it is a defender (464.2.c). Computed.
             * @default false
             */
            defender?: boolean;
            /**
             * @description What it replaced and can swap back to, the latest first.
             * @default []
             */
            replaces?: components["schemas"]["ReturnedCard"][];
            /**
             * @description What is attached to it.
             * @default []
             */
            attached?: components["schemas"]["ReturnedAttached"][];
        };
        /** @description Keywords, each with its value where it has one: "Tank", "Assault 2". */
        Keywords: string[];
        /** @description An object attached to another, as an engine gives it back. */
        ReturnedAttached: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            owner: components["schemas"]["Seat"];
            controller: components["schemas"]["Seat"];
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /**
             * @description Marked damage; on units only.
             * @default 0
             */
            damage?: number | {
                /** @description Damage that this player marked. */
                P1?: number;
                /** @description Damage that this player marked. */
                P2?: number;
                /** @description Damage that this player marked. */
                P3?: number;
                /** @description Damage that this player marked. */
                P4?: number;
            };
            /**
             * @description Buff counters (702).
             * @default 0
             */
            buffs?: number;
            /**
             * @description Whether it is stunned (423).
             * @default false
             */
            stunned?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description What its player has named for it (760), by what is to be named: { "tag": "Poro" }.
             * @default {}
             */
            named?: {
                [key: string]: string;
            };
            /**
             * @description Whether it is a token, not a card.
             * @default false
             */
            token?: boolean;
            /** @description The card that it is a copy of (477.1.b). */
            copyOf?: string;
            /**
             * @description Whether it was attached during this turn.
             * @default false
             */
            attachedThisTurn?: boolean;
            /**
             * @description Effects by which players control it for as long as something else stays on the board (390.5.b), the latest last.
             * @default []
             */
            controlledWhile?: components["schemas"]["ControlledWhile"][];
            /**
             * @description How often it has moved during this turn.
             * @default 0
             */
            movedThisTurn?: number;
            /** @description Whether it was dealt damage during this turn. Left out: whether damage is marked on it. */
            damagedThisTurn?: boolean;
            /** @description What its base Might is until the end of this turn, where an effect has set it (477.1.a.1). */
            baseMightThisTurn?: number;
            /**
             * @description What effects that last this turn add to its Might, in all.
             * @default 0
             */
            mightThisTurn?: number;
            /**
             * @description What effects without duration add to its Might, in all, for as long as it stays on the board.
             * @default 0
             */
            mightLasting?: number;
            /**
             * @description Keywords that it has until the end of this turn.
             * @default []
             */
            keywordsThisTurn?: string[];
            /**
             * @description Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).
             * @default []
             */
            keywordsLasting?: string[];
            /**
             * @description Abilities that it has until the end of this turn.
             * @default []
             */
            abilitiesThisTurn?: components["schemas"]["GivenAbility"][];
            /**
             * @description Abilities that it was given without duration, for as long as it stays on the board.
             * @default []
             */
            abilitiesLasting?: components["schemas"]["GivenAbility"][];
            /** @description All of its types (178). */
            types: components["schemas"]["CardType"][];
            /** @description Its Might now; of units only. Computed, save beside `type`, where it is the Might printed on the card. */
            might?: number;
            keywords: components["schemas"]["Keywords"];
            /**
             * @description Whether it is an attacker (464.2.c). Computed.
             * @default false
             */
            attacker?: boolean;
            /**
             * @description Whether it is a defender (464.2.c). Computed.
             * @default false
             */
            defender?: boolean;
            /**
             * @description What it replaced and can swap back to, the latest first.
             * @default []
             */
            replaces?: components["schemas"]["ReturnedCard"][];
            /** @description The card that it has copied as it was attached: whose text its Effect Text has, or that it makes a copy of what it is attached to. Left out for the former: the card that it is attached to. */
            copies?: string;
            /** @description What that which it is attached to was a copy of before, and is again once this is detached. */
            copiedOver?: string;
        };
        /** @description A card in a trash, as an engine gives it back. */
        ReturnedTrashCard: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            /**
             * @description Keywords that it has until the end of this turn.
             * @default []
             */
            keywordsThisTurn?: string[];
            /**
             * @description Keywords that it was given without duration, for as long as it stays where it is (801.3.a.3).
             * @default []
             */
            keywordsLasting?: string[];
        };
        /** @description A card in Banishment, as an engine gives it back. */
        ReturnedBanishedCard: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            /** @description What banished it and can refer to it by that, as long as that stays what it is (427.3). */
            banishedWith?: string;
        };
        /** @description A player's rune pool (166). */
        Pool: {
            /**
             * @description Energy.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power.
             * @default {}
             */
            power?: {
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                fury?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                calm?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                mind?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                body?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                chaos?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                order?: number;
                /**
                 * @description Power that pays for every domain (135.2.e.5.b).
                 * @default 0
                 */
                any?: number;
            };
            /**
             * @description What may be spent on some things only.
             * @default []
             */
            restricted?: components["schemas"]["RestrictedResource"][];
        };
        /** @description A battlefield with everything at it. */
        ReturnedBattlefield: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            /** @description Who owns it; null for the token of 652.2.a. */
            owner: components["schemas"]["Seat"] | null;
            /** @description Who controls it, or null. */
            controller: components["schemas"]["Seat"] | null;
            /** @description The units there. */
            units: components["schemas"]["ReturnedObject"][];
            /**
             * @description Unattached gear and runes there that are no units.
             * @default []
             */
            gear?: components["schemas"]["ReturnedObject"][];
            /** @description The cards in its facedown zone. */
            facedown: components["schemas"]["ReturnedFacedown"][];
            /**
             * @description Whether it is a token.
             * @default false
             */
            token?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /** @description The battlefield that it is a copy of. */
            copyOf?: string;
            /**
             * @description What it replaced and can swap back to, the latest first.
             * @default []
             */
            replaces?: components["schemas"]["ReturnedCard"][];
            /**
             * @description Who applied Contested to it (190.3). Computed.
             * @default null
             */
            contested?: components["schemas"]["Seat"] | null;
            /**
             * @description What is staged there (323.8, 323.9). Computed.
             * @default []
             */
            staged?: ("showdown" | "combat")[];
        };
        /** @description A card facedown at a battlefield, as an engine gives it back. */
        ReturnedFacedown: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            owner: components["schemas"]["Seat"];
            controller: components["schemas"]["Seat"];
            /** @description The number of the turn in which it was hidden. */
            hiddenOn: number;
        };
        /** @description One thing that one player does. */
        Action: components["schemas"]["PlayAction"] | components["schemas"]["ActivateAction"] | components["schemas"]["MoveAction"] | components["schemas"]["HideAction"] | components["schemas"]["PassAction"] | components["schemas"]["EndTurnAction"] | components["schemas"]["InviteAction"] | components["schemas"]["MulliganAction"] | components["schemas"]["CancelAction"] | components["schemas"]["ConcedeAction"] | components["schemas"]["AnswerAction"];
        /** @description Plays a card (353). */
        PlayAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            card: components["schemas"]["Ref"];
            /** @description For a permanent: where it enters (355.2). A gear enters the base unless something lets it enter elsewhere. */
            to?: string;
            /**
             * @description The zone to play it from; needed only where it could be played from two.
             * @enum {string}
             */
            from?: "hand" | "champion" | "facedown" | "trash" | "banishment" | "deck";
            /** @description The choices for each execution of the text: the first, then one for each Repeat. */
            choices?: components["schemas"]["Choices"][];
            /** @description Short for `choices` with one execution and one target for each choosing clause. */
            targets?: components["schemas"]["Ref"][];
            /** @description Optional additional costs that the player pays, by name (`accelerate`, `repeat`, or one that the card names): true, how many times, or the objects that it is paid with. A cost that can't be declined but leaves a choice stands under its game action: `kill`, `discard`, `recycle`, `exhaust`. Left out, the player is asked about each optional cost that they could pay; `{}` pays none. */
            pay?: {
                [key: string]: boolean | number | components["schemas"]["Ref"][];
            };
            /** @description The objects whose discounts are applied, in this order. Left out: the order that is cheapest for the payer. */
            discounts?: components["schemas"]["Ref"][];
            /**
             * @description Uses the player's runes for what the pool doesn't cover: the pool first, exhausted runes recycled for Power first, as few runes as possible. Otherwise such a cost opens a `pay` prompt.
             * @default false
             */
            autoPay?: boolean;
        };
        /** @description Activates an ability (376). */
        ActivateAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "activate";
            source: components["schemas"]["Ref"];
            /** @description Which ability; needed only where the source has more than one. */
            ability?: number | string;
            /** @description The choices for each execution of the text: the first, then one for each Repeat. */
            choices?: components["schemas"]["Choices"][];
            /** @description Short for `choices` with one execution and one target for each choosing clause. */
            targets?: components["schemas"]["Ref"][];
            /** @description Optional additional costs that the player pays, by name (`accelerate`, `repeat`, or one that the card names): true, how many times, or the objects that it is paid with. A cost that can't be declined but leaves a choice stands under its game action: `kill`, `discard`, `recycle`, `exhaust`. Left out, the player is asked about each optional cost that they could pay; `{}` pays none. */
            pay?: {
                [key: string]: boolean | number | components["schemas"]["Ref"][];
            };
            /** @description The objects whose discounts are applied, in this order. Left out: the order that is cheapest for the payer. */
            discounts?: components["schemas"]["Ref"][];
            /**
             * @description Uses the player's runes for what the pool doesn't cover: the pool first, exhausted runes recycled for Power first, as few runes as possible. Otherwise such a cost opens a `pay` prompt.
             * @default false
             */
            autoPay?: boolean;
        };
        /** @description A standard move of one unit or several to one destination (144). */
        MoveAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @description The units that move together. */
            units: components["schemas"]["Ref"][];
            to: components["schemas"]["Location"];
            /**
             * @description Uses the player's runes for what the pool doesn't cover: the pool first, exhausted runes recycled for Power first, as few runes as possible. Otherwise such a cost opens a `pay` prompt.
             * @default false
             */
            autoPay?: boolean;
        };
        /** @description Hides a card at a battlefield (421). */
        HideAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hide";
            card: components["schemas"]["Ref"];
            at: components["schemas"]["Location"];
            /**
             * @description The zone it is in; needed only where it could be either.
             * @enum {string}
             */
            from?: "hand" | "champion";
            /**
             * @description Uses the player's runes for what the pool doesn't cover: the pool first, exhausted runes recycled for Power first, as few runes as possible. Otherwise such a cost opens a `pay` prompt.
             * @default false
             */
            autoPay?: boolean;
        };
        /** @description Passes priority (338.1.b), or focus where the chain is empty (347.2). */
        PassAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        /** @description Ends the player's turn (316.9). */
        EndTurnAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "endTurn";
        };
        /** @description In a mode with teams, the turn player's use of priority to let their teammate play a card or activate an ability (316.5.b.1, 489.8.a). */
        InviteAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invite";
        };
        /** @description Takes the mulligan (117); answers the prompt for it. */
        MulliganAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mulligan";
            /**
             * @description The cards of the hand that are set aside.
             * @default []
             */
            cards?: components["schemas"]["Ref"][];
        };
        /** @description Takes back the player's own pending play or activation, before it is finalized. */
        CancelAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cancel";
        };
        /** @description Concedes (650); possible at any moment, whoever is asked. */
        ConcedeAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "concede";
        };
        /** @description Answers the prompt. */
        AnswerAction: {
            player: components["schemas"]["Seat"];
            /**
             * @description Passes, after this action, for players who can do nothing, but only where their private cards could make no difference.
             * @default false
             */
            auto?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** @description The prompt's id. */
            prompt: string;
            value: components["schemas"]["AnswerValue"];
            /**
             * @description Uses the player's runes for what the pool doesn't cover: the pool first, exhausted runes recycled for Power first, as few runes as possible. Otherwise such a cost opens a `pay` prompt.
             * @default false
             */
            autoPay?: boolean;
        };
        /** @description The answer. pick: the value of one option or a list of them; order: all values in order; distribute: an amount for each object; name: a name; mode: a number or a list; yesNo: true or false; pay: `{ use: { source, ability } }`, `{ pay: true }` or `{ decline: true }`. */
        AnswerValue: boolean | string | number | components["schemas"]["ReplacementValue"] | (string | number | components["schemas"]["ReplacementValue"])[] | components["schemas"]["UseValue"] | components["schemas"]["PayValue"] | components["schemas"]["DeclineValue"] | {
            [key: string]: number;
        };
        /** @description One replacement effect and the event that it is applied to next. */
        ReplacementValue: {
            /** @description The object that the replacement effect is from: its id, or its card's name where only one fits. Where one object has several that apply, "#2" after it means the second in the order of its text. */
            effect: string;
            /** @description The event to replace: its type and what it happens to, as `died:poro`; or only what it happens to, where one event fits. */
            event: string;
        };
        /** @description Activates one ability with Add; the prompt stays open. */
        UseValue: {
            /** @description The ability, and the object that it is from. */
            use: {
                source: components["schemas"]["Ref"];
                ability: components["schemas"]["Ability"];
            };
        };
        /** @description One activated ability of an object: its number among the activated abilities, counted from 1 in the order of the text (a basic rune's first exhausts it for Energy, its second recycles it for Power, 164.2), or the keyword that stands for it (Equip, Empower). */
        Ability: number | string;
        /** @description Pays the cost from the pool. */
        PayValue: {
            /** @enum {boolean} */
            pay: true;
            /** @description Which Power pays for what Power of any domain can pay. Left out: only one way is possible, or any will do. */
            power?: {
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                fury?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                calm?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                mind?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                body?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                chaos?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                order?: number;
                /**
                 * @description Power that pays for every domain (135.2.e.5.b).
                 * @default 0
                 */
                any?: number;
            };
        };
        /** @description Doesn't pay (444.2). */
        DeclineValue: {
            /** @enum {boolean} */
            decline: true;
        };
        /** @description A choice that the rules now ask of one player. Where only one answer is legal, no prompt is asked. */
        Prompt: components["schemas"]["PickPrompt"] | components["schemas"]["OrderPrompt"] | components["schemas"]["DistributePrompt"] | components["schemas"]["NamePrompt"] | components["schemas"]["ModePrompt"] | components["schemas"]["YesNoPrompt"] | components["schemas"]["PayPrompt"];
        /** @description Pick from `min` to `max` options. */
        PickPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pick";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "setup.battlefield" | "mulligan" | "cost.times" | "cost.alternative" | "cost.choose" | "cost.less" | "play.location" | "play.target" | "play.player" | "play.destination" | "play.choose" | "trigger.occurrence" | "effect.choose" | "effect.dropTargets" | "effect.subset" | "chain.newChoices" | "discard" | "recycle" | "predict.recycle" | "spend.choose" | "create.location" | "burnOut.opponent" | "replacement.pick" | "facedown.excess" | "showdown.stage" | "combat.stage" | "combat.demand";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
            /** @description One legal answer, where not every choice within the bounds is legal. */
            example?: string | number | components["schemas"]["ReplacementValue"] | (string | number | components["schemas"]["ReplacementValue"])[];
        };
        /**
         * @description The number of one rule of the core rules.
         * @example 465.2.c
         */
        RuleNumber: string;
        /** @description One thing that can be answered: `value` is what the answer sends back, the other fields describe it. */
        Option: components["schemas"]["ObjectOption"] | components["schemas"]["CardOption"] | components["schemas"]["PlayerOption"] | components["schemas"]["LocationOption"] | components["schemas"]["ModeOption"] | components["schemas"]["ChainItemOption"] | components["schemas"]["TriggerOption"] | components["schemas"]["ReplacementOption"] | components["schemas"]["UseOption"] | components["schemas"]["PaymentOption"] | components["schemas"]["AnswerOption"] | components["schemas"]["AmountOption"] | components["schemas"]["ChoiceOption"] | components["schemas"]["NameOption"];
        /** @description An object on the board. */
        ObjectOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "object";
            value: components["schemas"]["ObjectId"];
            card: components["schemas"]["CardName"];
            /**
             * @description Who controls it.
             * @enum {string}
             */
            controller?: "P1" | "P2" | "P3" | "P4";
            /** @description Where it is. */
            location?: string;
        };
        /** @description A card in a zone off the board. */
        CardOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card";
            value: components["schemas"]["ObjectId"];
            card: components["schemas"]["CardName"];
            /** @description Where it is. */
            zone?: string;
        };
        /** @description A player. */
        PlayerOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "player";
            value: components["schemas"]["Seat"];
        };
        /** @description A location. */
        LocationOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "location";
            value: components["schemas"]["Location"];
            /** @description The battlefield's name. */
            card?: string;
        };
        /** @description A mode, by the number of its bullet. */
        ModeOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mode";
            /** @description The number of the bullet. */
            value: number;
            /** @description A sentence for a person. */
            text: string;
        };
        /** @description A spell or ability on the chain. */
        ChainItemOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chainItem";
            value: components["schemas"]["ObjectId"];
            /** @description The card, or the one that the ability is from. */
            card?: string;
            controller: components["schemas"]["Seat"];
            /** @description What it does. */
            text?: string;
        };
        /** @description A triggered ability that is to be put on the chain. */
        TriggerOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trigger";
            /** @description The object that the triggered ability is from, by id, or by its card's name where only one fits or where the player doesn't see which card it is now; where several abilities of one object are listed, with #2 and so on after it, in the order of its text. */
            value: string;
            card: components["schemas"]["CardName"];
            /** @description What it does. */
            text?: string;
        };
        /** @description A replacement effect that applies to an event. */
        ReplacementOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "replacement";
            value: components["schemas"]["ReplacementValue"];
            /** @description The card that the replacement effect is from. */
            card?: string;
            /** @description What it would do to which event. */
            text?: string;
        };
        /** @description An ability with Add that may be used while costs are paid. */
        UseOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "use";
            value: components["schemas"]["UseValue"];
            card: components["schemas"]["CardName"];
            /** @description What it costs and adds. */
            text?: string;
        };
        /** @description Paying, in one of the possible ways, or declining to pay. */
        PaymentOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "payment";
            value: components["schemas"]["PayValue"] | components["schemas"]["DeclineValue"];
            /** @description A sentence for a person. */
            text: string;
        };
        /** @description Yes or no. */
        AnswerOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** @description Yes or no. */
            value: boolean;
            /** @description A sentence for a person. */
            text: string;
        };
        /** @description A number. */
        AmountOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "amount";
            /** @description The number. */
            value: number;
            /** @description What the amount means. */
            text?: string;
        };
        /** @description A choice that is described in words. */
        ChoiceOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choice";
            /** @description The choice's name. */
            value: string;
            /** @description A sentence for a person. */
            text: string;
        };
        /** @description A name. */
        NameOption: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "name";
            /** @description The name. */
            value: string;
        };
        /** @description Put all options in order. */
        OrderPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "order";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "cost.discount" | "trigger.order" | "effect.order" | "recycle.order" | "predict.order" | "detach.order";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
            /** @description One legal answer, where not every choice within the bounds is legal. */
            example?: (string | number | components["schemas"]["ReplacementValue"])[];
        };
        /** @description Distribute an amount among objects. */
        DistributePrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "distribute";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "effect.split" | "combat.assign";
            /** @description How much is distributed in all, at least. */
            min: number;
            /** @description How much is distributed in all, at most. */
            max: number;
            /** @description Among which objects, and within which bounds. */
            bounds: components["schemas"]["Bound"][];
            example: components["schemas"]["DistributeValue"];
        };
        /** @description An object among which an amount is distributed, and within which bounds. */
        Bound: {
            /** @description The object, as it stands as a key in the answer. */
            value: string;
            card: components["schemas"]["CardName"];
            /** @description The least that it can get in a legal answer. */
            min: number;
            /** @description The most that it can get in a legal answer. */
            max: number;
            /** @description For damage: the least amount that is lethal for it, as it would be dealt. */
            lethal?: number;
            /**
             * @description For damage: the objects that must have been assigned lethal damage before this one gets any.
             * @default []
             */
            first?: components["schemas"]["ObjectId"][];
        };
        /** @description How much each object gets; what is left out gets nothing. */
        DistributeValue: {
            [key: string]: number;
        };
        /** @description Name a card, a tag or a type. */
        NamePrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "name";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "name";
            /**
             * @description What is to be named.
             * @enum {string}
             */
            what: "card" | "tag" | "type";
            /** @description The names to choose from where they are few, else empty. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
        };
        /** @description Choose from `min` to `max` modes. */
        ModePrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mode";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "play.mode" | "effect.mode";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
            /** @description One legal answer, where not every choice within the bounds is legal. */
            example?: number | number[];
        };
        /** @description Yes or no. */
        YesNoPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "yesNo";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "cost.optional" | "trigger.may" | "effect.may" | "effect.pay" | "effect.ignore" | "replacement.may" | "cost.applied";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
        };
        /** @description Pay a cost. While it is open, one ability with Add may be used at a time (444.2.c); then the player pays or declines. `cost` is what is owed, `lacking` what the pool doesn't cover yet. */
        PayPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pay";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "pay";
            cost: components["schemas"]["Cost"];
            lacking: components["schemas"]["Cost"];
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
        };
        /** @description An amount of Energy and Power that is owed. */
        Cost: {
            /**
             * @description Energy.
             * @default 0
             */
            energy?: number;
            /**
             * @description Power; `any` is what Power of whichever domain pays for (135.2.e.5.a).
             * @default {}
             */
            power?: {
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                fury?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                calm?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                mind?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                body?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                chaos?: number;
                /**
                 * @description Power of this domain.
                 * @default 0
                 */
                order?: number;
                /**
                 * @description Power that pays for every domain (135.2.e.5.b).
                 * @default 0
                 */
                any?: number;
            };
            /**
             * @description One Power each, of any one of the domains listed, as a card of several domains asks (135.2.e.6.c).
             * @default []
             */
            either?: components["schemas"]["Domain"][][];
        };
        /** @description One thing that happened, with the number of the rule that made it happen. */
        Event: {
            /**
             * @description What kind of thing happened, from the table of events.
             * @enum {string}
             */
            type: "firstPlayerChosen" | "battlefieldChosen" | "mulliganTaken" | "turnStarted" | "phaseStarted" | "turnAdded" | "skipped" | "playerRemoved" | "gameWon" | "chainItemPending" | "chainItemFinalized" | "chainItemResolved" | "chainItemRemoved" | "undone" | "cardPlayed" | "tokenPlayed" | "abilityActivated" | "triggered" | "delayedAbilityCreated" | "modeChosen" | "targeted" | "mistargeted" | "newChoicesMade" | "named" | "countered" | "repeated" | "priorityGained" | "priorityPassed" | "focusGained" | "focusPassed" | "invited" | "replacementApplied" | "damagePrevented" | "resourcesAdded" | "resourcesPaid" | "poolEmptied" | "costPaid" | "xpGained" | "xpSpent" | "shuffled" | "drew" | "channeled" | "burned" | "burnedOut" | "discarded" | "recycled" | "banished" | "changedZone" | "ceasedToExist" | "revealed" | "looked" | "predicted" | "hidden" | "tokenCreated" | "moved" | "recalled" | "exhausted" | "readied" | "stunned" | "buffed" | "buffSpent" | "empowered" | "disempowered" | "attached" | "detached" | "equipped" | "mightChanged" | "becameMighty" | "keywordGained" | "keywordLost" | "becameCopy" | "replaced" | "swappedBack" | "controlChanged" | "damageAssigned" | "damageMarked" | "healed" | "died" | "contested" | "contestEnded" | "showdownStaged" | "combatStaged" | "showdownOpened" | "showdownEnded" | "combatStarted" | "designated" | "combatResult" | "combatEnded" | "conquered" | "held" | "scored" | "pointsGained" | "pointsLost";
            rule: components["schemas"]["RuleNumber"];
            /** @description What it happens to: a card, a token, a battlefield or a chain item. */
            object?: string;
            /** @description The object's name at the time. */
            card?: string;
            /**
             * @description Whom it happens to, or who does it.
             * @enum {string}
             */
            player?: "P1" | "P2" | "P3" | "P4";
            /** @description The zone, location or seat that it goes from. */
            from?: string;
            /** @description The zone, location or seat that it goes to. */
            to?: string;
            /** @description How much, or how many. */
            amount?: number;
            /**
             * @description The player responsible (411).
             * @enum {string}
             */
            by?: "P1" | "P2" | "P3" | "P4";
            /** @description The object or chain item that brings it about. */
            source?: string;
            /** @description The other object, player or place concerned. */
            target?: string;
            /** @description Which ability of the source. */
            ability?: number | string;
            /**
             * @description The phase.
             * @enum {string}
             */
            phase?: "setup" | "start" | "awaken" | "beginning" | "channel" | "draw" | "main" | "ending";
            /** @description A keyword, a name that a player named, a cost, or a type of event. */
            name?: string;
            /**
             * @description How long it lasts.
             * @enum {string}
             */
            until?: "endOfTurn" | "endOfCombat" | "lasting";
            /** @description The Energy and Power concerned. */
            resources?: {
                /**
                 * @description Energy.
                 * @default 0
                 */
                energy?: number;
                /**
                 * @description Power.
                 * @default {}
                 */
                power?: {
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    fury?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    calm?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    mind?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    body?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    chaos?: number;
                    /**
                     * @description Power of this domain.
                     * @default 0
                     */
                    order?: number;
                    /**
                     * @description Power that pays for every domain (135.2.e.5.b).
                     * @default 0
                     */
                    any?: number;
                };
            };
        };
        /** @description A game before its next action. */
        Started: {
            state: components["schemas"]["State"];
            position: components["schemas"]["ReturnedPosition"];
            /** @description The choice that is asked now, or null. */
            prompt: components["schemas"]["Prompt"] | null;
        };
        /** @description This engine's own JSON for any moment of a game, with the version of its format in `rulebound`. Hand it back unread; it is complete in itself. */
        State: {
            /**
             * @description The version of the state's format.
             * @enum {integer}
             */
            rulebound: 3;
        } & {
            [key: string]: unknown;
        };
        /** @description What an action brings about. */
        Outcome: {
            state: components["schemas"]["State"];
            position: components["schemas"]["ReturnedPosition"];
            /** @description The choice that is asked now, or null. */
            prompt: components["schemas"]["Prompt"] | null;
            /** @description What happened, in order. */
            events: components["schemas"]["Event"][];
            /** @description How the game ended, or null while it goes on. */
            result: components["schemas"]["Result"] | null;
        };
        /** @description How the game ended. */
        Result: {
            /** @description Who has won; with teams, both players of the team. */
            winners: components["schemas"]["Seat"][];
            /**
             * @description By points in a cleanup (194.2), by points of a repeated burn out (431.3.c), by an effect, or as the last player or team left (195).
             * @enum {string}
             */
            reason: "points" | "burnOut" | "effect" | "lastPlayer";
            rule: components["schemas"]["RuleNumber"];
        };
        /** @description The first decision of an action that a player can take and complete. */
        LegalAction: components["schemas"]["LegalPlay"] | components["schemas"]["LegalActivation"] | components["schemas"]["LegalMove"] | components["schemas"]["LegalHide"] | components["schemas"]["LegalAnswer"] | components["schemas"]["LegalBareAction"];
        /** @description A card that can be played. */
        LegalPlay: {
            player: components["schemas"]["Seat"];
            /** @description What it is, in a sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** @description The card's id; `card` of the action. */
            object: string;
            /** @description The name of the card or object. */
            card?: string;
            /** @description The zone that it is played from; `from` of the action. */
            from: string;
            /** @description For a permanent: where it can enter; one of them is `to` of the action. */
            destinations?: components["schemas"]["Location"][];
        };
        /** @description An ability that can be activated. */
        LegalActivation: {
            player: components["schemas"]["Seat"];
            /** @description What it is, in a sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "activate";
            /** @description The object's id; `source` of the action. */
            object: string;
            /** @description The name of the card or object. */
            card?: string;
            ability: components["schemas"]["Ability"];
        };
        /** @description A unit that can make a standard move. */
        LegalMove: {
            player: components["schemas"]["Seat"];
            /** @description What it is, in a sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @description The unit's id; one of `units` of the action. */
            object: string;
            /** @description The name of the card or object. */
            card?: string;
            /** @description Where to, each of which is possible. */
            destinations: components["schemas"]["Location"][];
        };
        /** @description A card that can be hidden. */
        LegalHide: {
            player: components["schemas"]["Seat"];
            /** @description What it is, in a sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hide";
            /** @description The card's id; `card` of the action. */
            object: string;
            /** @description The name of the card or object. */
            card?: string;
            /**
             * @description The zone it is in; `from` of the action.
             * @enum {string}
             */
            from: "hand" | "champion";
            /** @description Where to, each of which is possible. */
            destinations: components["schemas"]["Location"][];
        };
        /** @description The prompt that waits for this player. */
        LegalAnswer: {
            player: components["schemas"]["Seat"];
            /** @description What it is, in a sentence for a person. */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
            /** @description The prompt that is open; its options stand there. */
            prompt: string;
        };
        /** @description An action without anything further to decide. */
        LegalBareAction: {
            player: components["schemas"]["Seat"];
            /** @description What it is, in a sentence for a person. */
            text: string;
            /**
             * @description The action. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "pass" | "endTurn" | "invite" | "cancel" | "concede";
        };
        /** @description What one player may see. */
        View: {
            player: components["schemas"]["Seat"];
            position: components["schemas"]["ViewedPosition"];
            /** @description The prompt: whole for the player who is asked, without its options for others, or null. */
            prompt: components["schemas"]["Prompt"] | components["schemas"]["ForeignPrompt"] | null;
            /** @description The events that were sent along; one about a card that this player may not see doesn't tell which. */
            events: components["schemas"]["Event"][];
            /** @description The problem that was sent along, or null. */
            problem: components["schemas"]["Problem"] | null;
        };
        /** @description A position as one player may see it (127-130). */
        ViewedPosition: {
            rules: components["schemas"]["RulesDate"];
            mode: components["schemas"]["Mode"];
            /** @description The reading taken of disputed rules, by the switch's name. Left out: the default reading of each. */
            readings?: {
                [key: string]: string;
            };
            turn: components["schemas"]["ReturnedTurn"];
            /** @description The players, by seat. */
            players: {
                P1: components["schemas"]["ViewedPlayer"];
                P2: components["schemas"]["ViewedPlayer"];
                P3?: components["schemas"]["ViewedPlayer"];
                P4?: components["schemas"]["ViewedPlayer"];
            };
            /** @description The battlefields. */
            battlefields: components["schemas"]["ViewedBattlefield"][];
            /** @description The chain, the oldest item first. */
            chain: components["schemas"]["ChainItem"][];
            showdown: components["schemas"]["Showdown"] | null;
            combat: components["schemas"]["Combat"] | null;
            /** @description Who has priority (312). */
            priority: components["schemas"]["Seat"] | null;
            /** @description Who has focus (313). */
            focus: components["schemas"]["Seat"] | null;
            /**
             * @description The state of the turn (310).
             * @enum {string}
             */
            turnState: "neutral-open" | "neutral-closed" | "showdown-open" | "showdown-closed";
            /** @description Who has won; of a team, the player in the lower seat. Null while the game goes on. */
            winner: components["schemas"]["Seat"] | null;
            /**
             * @description Delayed abilities (390), the oldest first. Computed; a position that loads has none.
             * @default []
             */
            delayed?: components["schemas"]["Delayed"][];
            /**
             * @description Cards that `player` looks at while an instruction is carried out. A position that loads has none.
             * @default []
             */
            looking?: {
                player: components["schemas"]["Seat"];
                zone: components["schemas"]["Zone"];
                /** @description The cards shown. */
                cards: components["schemas"]["ViewedCard"][];
            }[];
            /**
             * @description Cards of `player` that are revealed to everyone (424) while an effect is carried out. A position that loads has none.
             * @default []
             */
            revealed?: {
                player: components["schemas"]["Seat"];
                zone: components["schemas"]["Zone"];
                /** @description The cards shown. */
                cards: components["schemas"]["ReturnedCard"][];
            }[];
        };
        /** @description What one player may see of a player. */
        ViewedPlayer: {
            /** @description Points. */
            points: number;
            /** @description XP. */
            xp: number;
            /** @description The champion legend. */
            legend: components["schemas"]["ReturnedObject"] | null;
            /**
             * @description Further legends in the legend zone.
             * @default []
             */
            otherLegends?: components["schemas"]["ReturnedObject"][];
            /** @description The card in the champion zone, or null. */
            champion: components["schemas"]["ReturnedCard"] | null;
            /** @description The hand. */
            hand: components["schemas"]["ViewedCard"][];
            /** @description The main deck, from the top down. */
            deck: components["schemas"]["ViewedCard"][];
            /** @description The rune deck, from the top down. */
            runeDeck: components["schemas"]["ViewedCard"][];
            /** @description The trash. */
            trash: components["schemas"]["ReturnedTrashCard"][];
            /** @description The banishment. */
            banishment: components["schemas"]["ReturnedBanishedCard"][];
            pool: components["schemas"]["Pool"];
            /** @description The runes on the board. */
            runes: components["schemas"]["ReturnedObject"][];
            /** @description The units and gear in the base. */
            base: components["schemas"]["ReturnedObject"][];
            /** @description How many turns the player has begun, this one included. */
            turnsTaken: number;
            /**
             * @description What the player has done this turn.
             * @default {}
             */
            thisTurn?: {
                /**
                 * @description Cards that the player finalized this turn, the first first (419.4.b). A string stands for an object with that `card`.
                 * @default []
                 */
                played?: (components["schemas"]["CardName"] | components["schemas"]["PlayedCard"])[];
                /**
                 * @description Battlefields that the player scored this turn, by conquest or by holding (470).
                 * @default []
                 */
                scored?: components["schemas"]["Ref"][];
                /**
                 * @description Those of `scored` that were scored by holding.
                 * @default []
                 */
                held?: components["schemas"]["Ref"][];
                /** @description Points that scoring brought the player this turn. Left out: one for each battlefield scored. */
                pointsScored?: {
                    /**
                     * @description By conquest.
                     * @default 0
                     */
                    conquer?: number;
                    /**
                     * @description By holding.
                     * @default 0
                     */
                    hold?: number;
                };
                /**
                 * @description Cards that the player discarded this turn.
                 * @default []
                 */
                discarded?: components["schemas"]["CardName"][];
                /**
                 * @description Units that died this turn under the player's control.
                 * @default []
                 */
                died?: components["schemas"]["CardName"][];
                /**
                 * @description How many cards the player drew this turn.
                 * @default 0
                 */
                drew?: number;
                /**
                 * @description How much XP the player gained this turn.
                 * @default 0
                 */
                gainedXp?: number;
                /**
                 * @description How much Energy the player spent this turn.
                 * @default 0
                 */
                spentEnergy?: number;
                /**
                 * @description How much Power the player spent this turn.
                 * @default 0
                 */
                spentPower?: number;
                /**
                 * @description Of what the player spent this turn, what was spent on playing cards, the first first.
                 * @default []
                 */
                payments?: {
                    /**
                     * @description The type of card that was played for it.
                     * @enum {string}
                     */
                    on: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
                    /**
                     * @description Energy spent on it.
                     * @default 0
                     */
                    energy?: number;
                    /**
                     * @description Power spent on it.
                     * @default 0
                     */
                    power?: number;
                }[];
                /**
                 * @description Whose facedown cards the player may look at for the rest of this turn.
                 * @default []
                 */
                seesFacedown?: components["schemas"]["Seat"][];
                /**
                 * @description Abilities of objects under the player's control that are limited to a number of times each turn, and how often each was used or applied, or which of its modes were chosen.
                 * @default []
                 */
                used?: {
                    /** @description The object that has the ability. */
                    source: string;
                    /**
                     * @description Which of its abilities that are limited so, the first in the order of its text being 1.
                     * @default 1
                     */
                    ability?: number;
                    /**
                     * @description How often.
                     * @default 1
                     */
                    times?: number;
                    /**
                     * @description Which of its modes were chosen, where each can be chosen once a turn.
                     * @default []
                     */
                    modes?: number[];
                }[];
                /**
                 * @description Of what types of objects, runes aside, the player activated abilities this turn.
                 * @default []
                 */
                activated?: components["schemas"]["CardType"][];
                /**
                 * @description Objects that the player chose this turn (355.7).
                 * @default []
                 */
                chose?: components["schemas"]["ChosenObject"][];
            };
            /**
             * @description Whether the player has left the game (652).
             * @default false
             */
            removed?: boolean;
            /** @description The name of the chosen champion (103.2.a.3). Left out: that of `champion`, else none. */
            chosenChampion?: string;
        };
        /** @description A card, or that there is one. */
        ViewedCard: components["schemas"]["HiddenCard"] | components["schemas"]["ReturnedCard"];
        /** @description A card whose face this player may not see; it has no id. */
        HiddenCard: {
            /** @enum {boolean} */
            hidden: true;
        };
        /** @description A battlefield with everything at it, as one player may see it. */
        ViewedBattlefield: {
            card: components["schemas"]["CardName"];
            id: components["schemas"]["ObjectId"];
            /** @description Grows each time rule 124 makes the card a new object. Computed. */
            incarnation: number;
            printed?: components["schemas"]["Printed"];
            /** @description Who owns it; null for the token of 652.2.a. */
            owner: components["schemas"]["Seat"] | null;
            /** @description Who controls it, or null. */
            controller: components["schemas"]["Seat"] | null;
            /** @description The units there. */
            units: components["schemas"]["ReturnedObject"][];
            /**
             * @description Unattached gear and runes there that are no units.
             * @default []
             */
            gear?: components["schemas"]["ReturnedObject"][];
            /** @description The cards in its facedown zone. */
            facedown: components["schemas"]["ViewedFacedown"][];
            /**
             * @description Whether it is a token.
             * @default false
             */
            token?: boolean;
            /**
             * @description Whether it is empowered (441); where it is so several times, how often (441.1.c.1).
             * @default false
             */
            empowered?: boolean | number;
            /**
             * @description Whether it is exhausted.
             * @default false
             */
            exhausted?: boolean;
            /** @description The battlefield that it is a copy of. */
            copyOf?: string;
            /**
             * @description What it replaced and can swap back to, the latest first.
             * @default []
             */
            replaces?: components["schemas"]["ReturnedCard"][];
            /**
             * @description Who applied Contested to it (190.3). Computed.
             * @default null
             */
            contested?: components["schemas"]["Seat"] | null;
            /**
             * @description What is staged there (323.8, 323.9). Computed.
             * @default []
             */
            staged?: ("showdown" | "combat")[];
        };
        /** @description A facedown card, or that there is one. */
        ViewedFacedown: components["schemas"]["HiddenFacedown"] | components["schemas"]["ReturnedFacedown"];
        /** @description A facedown card whose face this player may not see; it has no id. */
        HiddenFacedown: {
            /** @enum {boolean} */
            hidden: true;
            /**
             * @description Who owns it.
             * @enum {string}
             */
            owner?: "P1" | "P2" | "P3" | "P4";
            controller: components["schemas"]["Seat"];
            /** @description The number of the turn in which it was hidden. */
            hiddenOn?: number;
        };
        /** @description A prompt for another player, without its options. */
        ForeignPrompt: {
            /** @description The prompt's id. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The kind of prompt. */
            kind: string;
            /** @description Which decision it is. */
            for: string;
            rule: components["schemas"]["RuleNumber"];
            /** @description The object or chain item that the decision is about, where it is public. */
            source?: string;
        };
        /** @description Why something was refused (RFC 9457). Whatever is refused has changed nothing. */
        Problem: {
            /** @description A URI for the kind of problem. */
            type: string;
            /** @description The kind of problem in a few words. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description A sentence that a player understands. */
            detail: string;
            /**
             * @description The kind of problem, for programs.
             * @enum {string}
             */
            code: "malformed" | "notFound" | "methodNotAllowed" | "tooLarge" | "unsupportedMediaType" | "illegal" | "unsupported" | "notAtRest" | "contradiction" | "unknownVersion" | "scriptedChance" | "budget" | "tooMany" | "errored" | "unavailable";
            rule?: components["schemas"]["RuleNumber"];
            /** @description A JSON pointer to what is wrong in what was sent; empty for the whole of it. */
            pointer?: string;
        };
        /** @description One scripted outcome of chance. Each kind and player has a queue of its own. One that doesn't fit, or is left over, refuses the whole request. */
        ScriptedChance: components["schemas"]["ScriptedShuffle"] | components["schemas"]["ScriptedRecycle"] | components["schemas"]["ScriptedPick"];
        /** @description How the next shuffle of a deck turns out. */
        ScriptedShuffle: {
            /** @description The deck that is shuffled. */
            shuffle: string;
            /** @description The cards from the top down after the shuffle. Cards that aren't listed follow in the order they had. */
            order: components["schemas"]["Ref"][];
        };
        /** @description The random order in which cards recycled at once go to the bottom (416.5). */
        ScriptedRecycle: {
            /** @description The deck that the cards go to. */
            recycle: string;
            /** @description The recycled cards as they lie at the bottom, from the top down. */
            order: components["schemas"]["Ref"][];
        };
        /** @description What the next random pick gives. */
        ScriptedPick: {
            /** @description What is picked: a seat, an object's id or a card's name. */
            pick: string;
            /**
             * @description Whose pick it is. Left out: any player's.
             * @enum {string}
             */
            player?: "P1" | "P2" | "P3" | "P4";
        };
        /** @description A card or token, with its text in our own words. */
        Card: {
            name: components["schemas"]["CardName"];
            type: components["schemas"]["CardType"];
            /** @description Its supertype: champion, signature or basic. */
            supertype?: string;
            /**
             * @description It is a token, which no deck can have (187).
             * @default false
             * @enum {boolean}
             */
            token?: true;
            /** @description Its domains; none for a card without. */
            domains: components["schemas"]["Domain"][];
            /** @description Its Energy cost. Left out for what has no cost. */
            energy?: number;
            /** @description Its Power cost, symbol by symbol: of a domain, of any domain (135.2.e.5), or of a domain of its own (135.2.e.6). Left out for what has no cost. */
            power?: ("fury" | "calm" | "mind" | "body" | "chaos" | "order" | "any" | "own")[];
            /** @description Its Might; of units only. */
            might?: number;
            /** @description The Might that it gives to what it is attached to. */
            mightBonus?: number;
            /** @description Its tags. */
            tags: string[];
            keywords: components["schemas"]["Keywords"];
            /** @description What its text does, line by line, in our own words and made from the data that the engine goes by: its keywords first, then each ability. [2] is Energy, [A] Power of any domain, [C] Power of a domain of its own. */
            text: string[];
            /** @description What the engine can't do of its text, clause by clause; refused where it would matter. */
            unsupported: string[];
            /** @description The ids of the rulings with a scenario that uses the card. */
            rulings: string[];
        };
        /** @description What can be read off a card or token, apart from its text. */
        CardFacts: {
            name: components["schemas"]["CardName"];
            type: components["schemas"]["CardType"];
            /** @description Its supertype: champion, signature or basic. */
            supertype?: string;
            /**
             * @description It is a token, which no deck can have (187).
             * @default false
             * @enum {boolean}
             */
            token?: true;
            /** @description Its domains; none for a card without. */
            domains: components["schemas"]["Domain"][];
            /** @description Its Energy cost. Left out for what has no cost. */
            energy?: number;
            /** @description Its Power cost, symbol by symbol: of a domain, of any domain (135.2.e.5), or of a domain of its own (135.2.e.6). Left out for what has no cost. */
            power?: ("fury" | "calm" | "mind" | "body" | "chaos" | "order" | "any" | "own")[];
            /** @description Its Might; of units only. */
            might?: number;
            /** @description The Might that it gives to what it is attached to. */
            mightBonus?: number;
            /** @description Its tags. */
            tags: string[];
            keywords: components["schemas"]["Keywords"];
        };
        /** @description Everything that a player brings to a game (103). */
        Deck: {
            legend: components["schemas"]["CardName"];
            champion: components["schemas"]["CardName"];
            /** @description The main deck without the chosen champion; a string is one copy. */
            main: (components["schemas"]["CardName"] | {
                card: components["schemas"]["CardName"];
                /**
                 * @description How many copies.
                 * @default 1
                 */
                count?: number;
            })[];
            /** @description The rune deck; a string is one copy. */
            runes: (components["schemas"]["CardName"] | {
                card: components["schemas"]["CardName"];
                /**
                 * @description How many copies.
                 * @default 1
                 */
                count?: number;
            })[];
            /** @description The battlefields. */
            battlefields: components["schemas"]["CardName"][];
        };
        /** @description Whether a deck is legal, and everything that is wrong with it. */
        DeckVerdict: {
            /** @description Whether nothing is wrong with it. */
            legal: boolean;
            /** @description Everything that is wrong with it. */
            faults: components["schemas"]["DeckFault"][];
        };
        /** @description One way in which a deck breaks the rules of deck construction. */
        DeckFault: {
            rule: components["schemas"]["RuleNumber"];
            /** @description A JSON pointer into the deck. */
            pointer: string;
            /** @description A sentence for a person. */
            detail: string;
        };
        /** @description What an engine is, which rules, modes and cards it knows, and what it can do. */
        EngineInfo: {
            /** @description The engine's name. */
            name: string;
            /** @description Its version. */
            version: string;
            rules: components["schemas"]["RulesDate"];
            /** @description The modes of play that it can play. */
            modes: components["schemas"]["Mode"][];
            /** @description The cards that it can play whole, by name; or all. */
            cards: "all" | components["schemas"]["CardName"][];
            /**
             * @description Cards that it knows without being able to do all of their text; it refuses what it can't do as `unsupported`.
             * @default []
             */
            partialCards?: {
                card: components["schemas"]["CardName"];
                /** @description What it can't do, clause by clause. */
                missing: string[];
            }[];
            capabilities: components["schemas"]["Capabilities"];
        };
        /** @description What an engine can do. */
        Capabilities: {
            /**
             * @description Whether a position may write vanilla cards out.
             * @default false
             */
            inlineCards?: boolean;
            /**
             * @description The parts of a position that it can load beyond those that every engine must: all of them, or these. Parts: see the list of values; "damageBySeat" is damage that says who marked it.
             * @default []
             */
            positionFields?: "all" | ("rules" | "readings" | "turn.player" | "turn.number" | "turn.phase" | "turn.queue" | "turn.first" | "turn.regular" | "points" | "xp" | "otherLegends" | "champion" | "deck" | "runeDeck" | "trash" | "banishment" | "pool.restricted" | "turnsTaken" | "thisTurn" | "facedown" | "hiddenOn" | "owner" | "exhausted" | "damage" | "damageBySeat" | "buffs" | "stunned" | "empowered" | "attached" | "attachedThisTurn" | "named" | "token" | "copyOf" | "replaces" | "controlledWhile" | "movedThisTurn" | "damagedThisTurn" | "baseMightThisTurn" | "mightThisTurn" | "keywordsThisTurn" | "mightLasting" | "keywordsLasting" | "abilitiesThisTurn" | "abilitiesLasting" | "banishedWith" | "removed")[];
            /**
             * @description Whether chance can be scripted.
             * @default false
             */
            scriptedRandom?: boolean;
            /**
             * @description Whether a state can be used more than once. Otherwise each state is used once, in order.
             * @default false
             */
            branching?: boolean;
            /**
             * @description Whether it pays with runes by itself when asked to.
             * @default false
             */
            autoPay?: boolean;
            /**
             * @description What else it reports: the events of an action, the legal actions, the rules that refusals, prompts and events cite.
             * @default []
             */
            reports?: ("events" | "legalActions" | "rules")[];
        };
        /** @description One message to an engine. */
        EngineCallMessage: components["schemas"]["EngineCall"] | components["schemas"]["StartCall"] | components["schemas"]["ResolveCall"] | components["schemas"]["ActionsCall"] | components["schemas"]["EndCall"];
        /** @description What are you? */
        EngineCall: {
            /** @description Comes back with the reply. */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            call: "engine";
        };
        /** @description Load a position. */
        StartCall: {
            /** @description Comes back with the reply. */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            call: "start";
            position: components["schemas"]["Position"];
            /** @description Scripted chance. Left out: the state's own seeded generator decides. */
            random?: components["schemas"]["ScriptedChance"][];
        };
        /** @description Resolve an action. */
        ResolveCall: {
            /** @description Comes back with the reply. */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            call: "resolve";
            /** @description The engine's state, or a handle to it: any JSON. */
            state: unknown;
            action: components["schemas"]["Action"];
            /** @description Scripted chance. Left out: the state's own seeded generator decides. */
            random?: components["schemas"]["ScriptedChance"][];
        };
        /** @description List the legal actions; only for engines that report them. */
        ActionsCall: {
            /** @description Comes back with the reply. */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            call: "actions";
            /** @description The engine's state, or a handle to it: any JSON. */
            state: unknown;
            /**
             * @description Whose actions. Left out: those of every player.
             * @enum {string}
             */
            player?: "P1" | "P2" | "P3" | "P4";
        };
        /** @description Forget a state; only for engines whose states are handles. */
        EndCall: {
            /** @description Comes back with the reply. */
            id: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            call: "end";
            /** @description The engine's state, or a handle to it: any JSON. */
            state: unknown;
        };
        /** @description One message from an engine. */
        EngineReplyMessage: {
            /** @description Comes back with the reply. */
            id: number;
            engine: components["schemas"]["EngineInfo"];
        } | {
            /** @description Comes back with the reply. */
            id: number;
            started: components["schemas"]["EngineStarted"];
        } | {
            /** @description Comes back with the reply. */
            id: number;
            outcome: components["schemas"]["EngineOutcome"];
        } | {
            /** @description Comes back with the reply. */
            id: number;
            /** @description The legal actions. */
            actions: components["schemas"]["LegalAction"][];
        } | {
            /** @description Comes back with the reply. */
            id: number;
            /** @enum {boolean} */
            ended: true;
        } | {
            /** @description Comes back with the reply. */
            id: number;
            problem: components["schemas"]["Problem"];
        };
        /** @description A position that was loaded, as the engine sees it. */
        EngineStarted: {
            /** @description The engine's state, or a handle to it: any JSON. */
            state: unknown;
            position: components["schemas"]["Position"];
            /** @description The choice that is asked now, or null. */
            prompt: components["schemas"]["UncitedPrompt"] | null;
        };
        /** @description A prompt of an engine that need not cite rules. */
        UncitedPrompt: components["schemas"]["UncitedPickPrompt"] | components["schemas"]["UncitedOrderPrompt"] | components["schemas"]["UncitedDistributePrompt"] | components["schemas"]["UncitedNamePrompt"] | components["schemas"]["UncitedModePrompt"] | components["schemas"]["UncitedYesNoPrompt"] | components["schemas"]["UncitedPayPrompt"];
        /** @description Pick from `min` to `max` options. */
        UncitedPickPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pick";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "setup.battlefield" | "mulligan" | "cost.times" | "cost.alternative" | "cost.choose" | "cost.less" | "play.location" | "play.target" | "play.player" | "play.destination" | "play.choose" | "trigger.occurrence" | "effect.choose" | "effect.dropTargets" | "effect.subset" | "chain.newChoices" | "discard" | "recycle" | "predict.recycle" | "spend.choose" | "create.location" | "burnOut.opponent" | "replacement.pick" | "facedown.excess" | "showdown.stage" | "combat.stage" | "combat.demand";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
            /** @description One legal answer, where not every choice within the bounds is legal. */
            example?: string | number | components["schemas"]["ReplacementValue"] | (string | number | components["schemas"]["ReplacementValue"])[];
        };
        /** @description Put all options in order. */
        UncitedOrderPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "order";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "cost.discount" | "trigger.order" | "effect.order" | "recycle.order" | "predict.order" | "detach.order";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
            /** @description One legal answer, where not every choice within the bounds is legal. */
            example?: (string | number | components["schemas"]["ReplacementValue"])[];
        };
        /** @description Distribute an amount among objects. */
        UncitedDistributePrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "distribute";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "effect.split" | "combat.assign";
            /** @description How much is distributed in all, at least. */
            min: number;
            /** @description How much is distributed in all, at most. */
            max: number;
            /** @description Among which objects, and within which bounds. */
            bounds: components["schemas"]["Bound"][];
            example: components["schemas"]["DistributeValue"];
        };
        /** @description Name a card, a tag or a type. */
        UncitedNamePrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "name";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "name";
            /**
             * @description What is to be named.
             * @enum {string}
             */
            what: "card" | "tag" | "type";
            /** @description The names to choose from where they are few, else empty. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
        };
        /** @description Choose from `min` to `max` modes. */
        UncitedModePrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "mode";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "play.mode" | "effect.mode";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
            /** @description One legal answer, where not every choice within the bounds is legal. */
            example?: number | number[];
        };
        /** @description Yes or no. */
        UncitedYesNoPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "yesNo";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "cost.optional" | "trigger.may" | "effect.may" | "effect.pay" | "effect.ignore" | "replacement.may" | "cost.applied";
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
        };
        /** @description Pay a cost. While it is open, one ability with Add may be used at a time (444.2.c); then the player pays or declines. `cost` is what is owed, `lacking` what the pool doesn't cover yet. */
        UncitedPayPrompt: {
            /** @description Goes back in `prompt` of the answer. */
            id: string;
            player: components["schemas"]["Seat"];
            /** @description The object or chain item that the decision is about. */
            source?: string;
            /**
             * @description Which execution of the text it is for (820.2), the first being 1.
             * @default 1
             */
            execution?: number;
            rule?: components["schemas"]["RuleNumber"];
            /** @description One sentence for a person. */
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pay";
            /**
             * @description Which decision it is, from the table of decisions.
             * @enum {string}
             */
            for: "pay";
            cost: components["schemas"]["Cost"];
            lacking: components["schemas"]["Cost"];
            /** @description Everything that can be answered. */
            options: components["schemas"]["Option"][];
            /** @description How many at least. */
            min: number;
            /** @description How many at most. */
            max: number;
        };
        /** @description What an action brought about; events need not be reported. */
        EngineOutcome: {
            /** @description The engine's state, or a handle to it: any JSON. */
            state: unknown;
            position: components["schemas"]["Position"];
            /** @description The choice that is asked now, or null. */
            prompt: components["schemas"]["UncitedPrompt"] | null;
            /** @description What happened, in order. */
            events?: components["schemas"]["Event"][];
            /** @description How the game ended, or null while it goes on. */
            result?: components["schemas"]["Result"] | null;
        };
        /** @description A position to make a state of. */
        StartRequest: {
            position: components["schemas"]["Position"];
            /** @description Scripted chance. Left out: the state's own seeded generator decides. */
            random?: components["schemas"]["ScriptedChance"][];
            /** @description Seeds the generator that decides what isn't scripted, from here on. */
            seed?: number;
        };
        /** @description A state or position and an action to resolve in it. */
        ResolveRequest: {
            state: components["schemas"]["StateOrPosition"];
            action: components["schemas"]["Action"];
            /** @description Scripted chance. Left out: the state's own seeded generator decides. */
            random?: components["schemas"]["ScriptedChance"][];
            /** @description Seeds the generator that decides what isn't scripted, from here on. */
            seed?: number;
        };
        /** @description A state as an engine gave it, or a position; what has a field `rulebound` is a state. */
        StateOrPosition: components["schemas"]["State"] | components["schemas"]["Position"];
        /** @description The first decisions that players can take, each of which can be completed. */
        ActionsAnswer: {
            /** @description The legal actions. */
            actions: components["schemas"]["LegalAction"][];
        };
        /** @description A state or position, of which the legal actions are asked. */
        ActionsRequest: {
            state: components["schemas"]["StateOrPosition"];
            /**
             * @description Whose actions. Left out: those of every player.
             * @enum {string}
             */
            player?: "P1" | "P2" | "P3" | "P4";
        };
        /** @description A state or position, with events or a problem, and who looks at it. */
        ViewRequest: {
            state: components["schemas"]["StateOrPosition"];
            player: components["schemas"]["Seat"];
            /** @description What happened, in order. */
            events?: components["schemas"]["Event"][];
            problem?: components["schemas"]["Problem"];
        };
        /** @description What a new game is made of. */
        GameRequest: {
            /**
             * @description The mode of play.
             * @default duel
             * @enum {string}
             */
            mode?: "duel" | "match" | "skirmish" | "war" | "magmaChamber";
            /** @description The players' decks, by seat. */
            decks: {
                P1: components["schemas"]["Deck"];
                P2: components["schemas"]["Deck"];
                P3?: components["schemas"]["Deck"];
                P4?: components["schemas"]["Deck"];
            };
            /** @description Scripted chance. Left out: the state's own seeded generator decides. */
            random?: components["schemas"]["ScriptedChance"][];
            /** @description Seeds the generator that decides what isn't scripted, from here on. */
            seed?: number;
        };
        /** @description A deck to be judged. */
        DeckRequest: {
            deck: components["schemas"]["Deck"];
            /**
             * @description The mode of play it is for.
             * @default duel
             * @enum {string}
             */
            mode?: "duel" | "match" | "skirmish" | "war" | "magmaChamber";
        };
        /** @description The cards and tokens that fit what was asked for. */
        CardList: {
            /** @description How many cards fit, without the limit. */
            total: number;
            /** @description The cards. */
            cards: components["schemas"]["CardFacts"][];
        };
        /** @description Rules: all in the order of the book, or those that fit, the best first. */
        Rules: {
            rules: components["schemas"]["Rule"][];
        };
        /** @description One numbered rule. */
        Rule: {
            /**
             * @description The number of a rule.
             * @example 465.2.c
             */
            rule: string;
            /**
             * @description What sort of statement it makes; `mode` is a rule of one mode of play, `keyword` one of a keyword's own.
             * @enum {string}
             */
            kind: "heading" | "definition" | "effect" | "procedure" | "restriction" | "permission" | "mode" | "keyword";
            /** @description The statement, in our own words; of a heading, its title. */
            says: string;
            /**
             * @description How it can be shown that an engine keeps the rule; `none` where there is nothing to show.
             * @enum {string}
             */
            check: "engine" | "legality" | "setup" | "deck" | "view" | "none";
            /** @description The examples of the rules, retold. */
            examples?: string[];
            /** @description Other rules that it refers to. */
            see?: string[];
        };
        /** @description A rule, and what stands around it in the rulebook. */
        RuleInContext: {
            rule: components["schemas"]["Rule"];
            /** @description The rules that it stands under, the outermost first. */
            parents: string[];
            /** @description The rules one level below it. */
            children: string[];
            /** @description The rules that refer to it. */
            citedBy: string[];
            /** @description The ids of the rulings that cite it. */
            rulings: string[];
            /** @description What is unclear about it, and the reading taken. */
            disputed: components["schemas"]["Disputed"][];
        };
        /** @description A place where the rules are unclear or contradict themselves. */
        Disputed: {
            /** @description The rules that take part. */
            rules: string[];
            /** @description What is unclear. */
            unclear: string;
            /** @description The reading that is taken here. */
            default: string;
        };
        /** @description Every ruling, in the order of the FAQ. */
        Rulings: {
            rulings: components["schemas"]["Ruling"][];
        };
        /** @description One answer of the FAQ. */
        Ruling: {
            /**
             * @description The ruling's id.
             * @example FAQ-07
             */
            id: string;
            /** @description What it is about. */
            title: string;
            /** @description The ruling, in our own words. */
            ruling: string;
            /** @description The ruling, taken apart. */
            claims: components["schemas"]["Claim"][];
            /** @description Every rule that decides one of the claims. */
            rules: string[];
            /** @description Where the answer is broader than the rules, or older than they are. */
            conflict?: string;
            /** @description The cards that the scenarios use. */
            cards: string[];
        };
        /** @description One thing that a ruling says, small enough to be tested. */
        Claim: {
            /**
             * @description The ruling's id and a number.
             * @example FAQ-07.2
             */
            id: string;
            /** @description The claim. */
            says: string;
            /** @description A situation in which the claim shows. */
            scenario: string;
            /** @description The rules that decide it; none where it is judges' policy. */
            rules: string[];
        };
        /** @description Whether the server answers. */
        Health: {
            /**
             * @description It does.
             * @enum {string}
             */
            status: "ok";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEngine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The engine's name, version, edition of the rules, modes, cards and capabilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineInfo"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartRequest"];
            };
        };
        responses: {
            /** @description The game before its next action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large (`tooLarge`). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON (`unsupportedMediaType`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported (`unsupported`); Not at rest (`notAtRest`); Contradiction (`contradiction`); Unknown version (`unknownVersion`); Scripted chance doesn't fit (`scriptedChance`). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            /** @description What the action brought about: the new state and position, the events, and the next prompt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large (`tooLarge`). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON (`unsupportedMediaType`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Illegal (`illegal`); Unsupported (`unsupported`); Not at rest (`notAtRest`); Contradiction (`contradiction`); Unknown version (`unknownVersion`); Scripted chance doesn't fit (`scriptedChance`); Endless (`budget`). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionsRequest"];
            };
        };
        responses: {
            /** @description The legal actions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActionsAnswer"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large (`tooLarge`). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON (`unsupportedMediaType`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported (`unsupported`); Not at rest (`notAtRest`); Contradiction (`contradiction`); Unknown version (`unknownVersion`). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewRequest"];
            };
        };
        responses: {
            /** @description The position, the prompt, the events and the problem as that player may see them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large (`tooLarge`). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON (`unsupportedMediaType`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Unsupported (`unsupported`); Not at rest (`notAtRest`); Contradiction (`contradiction`); Unknown version (`unknownVersion`). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    newGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameRequest"];
            };
        };
        responses: {
            /** @description The game at its first prompt: the mulligan of whoever goes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Started"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large (`tooLarge`). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON (`unsupportedMediaType`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Illegal (`illegal`); Unsupported (`unsupported`); Scripted chance doesn't fit (`scriptedChance`). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    validateDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckRequest"];
            };
        };
        responses: {
            /** @description Whether the deck is legal, and everything that is wrong with it, each with its rule and where it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckVerdict"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large (`tooLarge`). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON (`unsupportedMediaType`). */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCards: {
        parameters: {
            query?: {
                /** @description What to look for: words or parts of them, all of which must stand in the card's name, tags, keywords or text. */
                q?: string;
                /** @description Only cards of this type. */
                type?: "unit" | "gear" | "spell" | "rune" | "legend" | "battlefield";
                /** @description Only cards of this domain. */
                domain?: "fury" | "calm" | "mind" | "body" | "chaos" | "order";
                /** @description How many cards at most. Left out: all that fit. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards and tokens that fit, those whose name does first, else by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The card's name, with its subtitle; case doesn't matter. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card, with its text in our own words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            /** @description Not found (`notFound`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchRules: {
        parameters: {
            query?: {
                /** @description What to look for: words, of which the beginning is enough, or a rule's number. Left out, every rule is given. */
                q?: string;
                /** @description How many rules at most. Left out: 20 where `q` is given, else all. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules that fit `q`, the best first; without it, all rules in the order of the book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of a rule. */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule, and what stands around it in the rulebook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleInContext"];
                };
            };
            /** @description Not found (`notFound`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRulings: {
        parameters: {
            query?: {
                /** @description How many rulings at most. Left out: all. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rulings, in the order of the FAQ. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulings"];
                };
            };
            /** @description Malformed request (`malformed`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRuling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ruling's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruling. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruling"];
                };
            };
            /** @description Not found (`notFound`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Engine error (`errored`). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
