// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/**
 * @title Registry of anchored and revoked visa credentials
 * @notice Stores one Merkle root for each batch of credentials, and one bit for each revoked
 * credential. The contract stores no personal data. A leaf is made of a position and a salted hash,
 * and the chain gets only the root of the leaves.
 *
 * @dev The leaf of the credential at `index` is
 * `keccak256(bytes.concat(keccak256(abi.encode(index, anchorHash))))`. The input of a leaf's outer
 * hash has 32 bytes, and the input of an inner node has 64 bytes. Therefore nobody can use an inner
 * node as a leaf. The two hashes of a pair are in ascending order, as in OpenZeppelin's Merkle
 * library.
 *
 * A root is written once, and a revocation bit is set once. No function can undo a root or a
 * revocation. The roles can move to other accounts. Roots and revocations of the earlier accounts
 * stay valid.
 */
contract VisaRegistry is AccessControlDefaultAdminRules {
    /// @dev Time and size share one storage slot, because the write to storage is most of the cost
    /// of an anchor.
    struct Batch {
        uint64 anchoredAt;
        uint32 size;
    }

    /// @notice Accounts with this role may anchor batches.
    bytes32 public constant ISSUER_ROLE = keccak256("ISSUER_ROLE");

    /// @notice Accounts with this role may revoke credentials of any batch.
    bytes32 public constant REVOKER_ROLE = keccak256("REVOKER_ROLE");

    /// @notice The highest reason code. The codes are 1 administrative, 2 suspected fraud, 3 policy
    /// violation, 4 document error, 5 security compromise.
    uint8 public constant LAST_REASON_CODE = 5;

    /// @dev A size of 0 means that the root is not anchored. Storage proofs depend on the slot of
    /// this mapping, and on the slot of the next one.
    mapping(bytes32 root => Batch batch) private _batches;

    /// @dev Bit `i` of word `w` is for the credential at position `256 * w + i`.
    mapping(bytes32 root => mapping(uint256 word => uint256 bits)) private _revoked;

    /// @notice A batch of `size` credentials was anchored under `root`.
    event Anchored(bytes32 indexed root, uint32 size);

    /// @notice Credentials of `root` were revoked: the credential at position `256 * word + i` for
    /// each set bit `i` of `mask`. Each credential appears in at most one such event.
    event Revoked(bytes32 indexed root, uint256 word, uint256 mask, uint8 reasonCode);

    /// @notice The root is already anchored.
    error RootAlreadyAnchored(bytes32 root);

    /// @notice The root is not anchored.
    error RootNotAnchored(bytes32 root);

    /// @notice A batch must have at least one credential.
    error EmptyBatch(bytes32 root);

    /// @notice A revocation must name at least one credential.
    error EmptyMask(bytes32 root, uint256 word);

    /// @notice No reason has this code.
    error UnknownReason(uint8 reasonCode);

    /// @notice The mask has positions that a batch of this size does not have.
    error BeyondBatch(bytes32 root, uint256 word, uint256 mask, uint32 size);

    /// @notice These credentials of the mask are already revoked.
    error AlreadyRevoked(bytes32 root, uint256 word, uint256 bits);

    /**
     * @notice One account can have all three roles. Only the administrator grants and revokes the
     * roles of issuers and revokers. The administrator's role moves to another account in two
     * steps, at least two days apart, so that a theft of its key is noticed in time.
     * @param admin The administrator. Use an account that does nothing else, such as a multisig.
     * @param issuer The first account that may anchor batches.
     * @param revoker The first account that may revoke credentials.
     */
    constructor(
        address admin,
        address issuer,
        address revoker
    ) AccessControlDefaultAdminRules(2 days, admin) {
        _grantRole(ISSUER_ROLE, issuer);
        _grantRole(REVOKER_ROLE, revoker);
    }

    /**
     * @notice Anchors a batch. From this block on, each credential of the batch can be proved
     * against `root`. The time of the block is the time of the anchor.
     * @dev Reverts for a root that is already anchored, so that a repeated call changes nothing.
     * @param root The root of the Merkle tree of the batch.
     * @param size The number of leaves. A position of `size` or more cannot be proved or revoked.
     */
    function anchor(bytes32 root, uint32 size) external onlyRole(ISSUER_ROLE) {
        if (size == 0) revert EmptyBatch(root);
        if (_batches[root].size != 0) revert RootAlreadyAnchored(root);

        _batches[root] = Batch({anchoredAt: uint64(block.timestamp), size: size});
        emit Anchored(root, size);
    }

    /**
     * @notice Revokes the credential at position `256 * word + i` for each set bit `i` of `mask`.
     * One call revokes up to 256 credentials, with one storage write and one event.
     * @dev Revokes all credentials of the mask, or reverts. Reverts for a bit that is already set,
     * so that each revocation has exactly one event and one reason.
     * @param root The root of an anchored batch.
     * @param word The number of the word, which has the bits of 256 credentials.
     * @param mask One bit for each credential to revoke.
     * @param reasonCode From 1 to `LAST_REASON_CODE`, the same for all credentials of the mask.
     */
    function revoke(
        bytes32 root,
        uint256 word,
        uint256 mask,
        uint8 reasonCode
    ) external onlyRole(REVOKER_ROLE) {
        if (mask == 0) revert EmptyMask(root, word);
        if (reasonCode == 0 || reasonCode > LAST_REASON_CODE) revert UnknownReason(reasonCode);

        uint32 size = _batches[root].size;
        if (size == 0) revert RootNotAnchored(root);
        if (_isBeyond(size, word, mask)) revert BeyondBatch(root, word, mask, size);

        uint256 bits = _revoked[root][word];
        if (bits & mask != 0) revert AlreadyRevoked(root, word, bits & mask);

        _revoked[root][word] = bits | mask;
        emit Revoked(root, word, mask, reasonCode);
    }

    /**
     * @notice Returns whether a credential is anchored, and whether it is revoked.
     * @dev Does not revert for a wrong proof, but returns 0 and false.
     * @param root The root of the batch that should contain the credential.
     * @param index The position of the credential in the batch.
     * @param anchorHash The salted hash of the credential.
     * @param proof The siblings from the leaf to the root.
     * @return anchoredAt The time at which the batch was anchored, in seconds since 1970. Returns 0
     * if the root is not anchored, the position is outside the batch or the proof is wrong.
     * @return revoked True if the credential is anchored and its revocation bit is set.
     */
    function status(
        bytes32 root,
        uint256 index,
        bytes32 anchorHash,
        bytes32[] calldata proof
    ) external view returns (uint64 anchoredAt, bool revoked) {
        Batch memory batch = _batches[root];
        if (index >= batch.size) return (0, false);

        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, anchorHash))));
        if (!MerkleProof.verifyCalldata(proof, root, leaf)) return (0, false);

        return (batch.anchoredAt, (_revoked[root][index >> 8] >> (index & 255)) & 1 == 1);
    }

    /// @notice Returns the time at which a batch was anchored, and the number of its credentials.
    /// Returns 0 and 0 for a root that is not anchored.
    /// @param root The root of the batch.
    function batchOf(bytes32 root) external view returns (uint64 anchoredAt, uint32 size) {
        Batch memory batch = _batches[root];
        return (batch.anchoredAt, batch.size);
    }

    /// @notice Returns the revocation bits of 256 credentials, from position `256 * word` on.
    /// @param root The root of the batch. All bits are 0 for a root that is not anchored.
    /// @param word The number of the word.
    function revokedBits(bytes32 root, uint256 word) external view returns (uint256) {
        return _revoked[root][word];
    }

    /// @dev Returns whether the mask has a position that the batch does not have. Compares words
    /// and not positions, because `256 * word` could overflow.
    function _isBeyond(uint32 size, uint256 word, uint256 mask) private pure returns (bool) {
        uint256 last = uint256(size) - 1;
        if (word != last >> 8) return word > last >> 8;

        return mask >> ((last & 255) + 1) != 0;
    }
}
