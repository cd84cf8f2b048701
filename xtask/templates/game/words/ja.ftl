{{name}}-heap = 山
{{name}}-stones = 石
{{name}}-prompt = 石を一つから{ $most }つまで取ってください。
{{name}}-offer-take = 石を{ $count }つ取る
{{name}}-event-took = { $who }が石を{ $count }つ取った。
{{name}}-refused-too-many = 一度に取れる石は{ $most }つまでです。
{{name}}-refused-not-there = 山には{ $left }つしか残っていません。もっと少なく取ってください。
{{name}}-ending-last = 最後の石が取られた
